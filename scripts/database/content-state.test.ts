import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrations } from '@/cms/migrations';
import { migrationsFolder, findNewestMigration } from './content-state';

describe('list of migrations', () => {
  it('contains every file of the folder, in order', () => {
    const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
    expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
  });
});

describe('newest migration', () => {
  it('is the last by date and time, ignoring other files', () => {
    const files = [
      'index.ts',
      '20261121_050000_page_cache.ts',
      '20261121_045217_initial.ts',
      '20261121_045217_initial.json',
      '20270101_000000_later.json',
    ];
    expect(findNewestMigration(files)).toBe('20261121_050000_page_cache');
  });

  it('is undefined when there is none', () => {
    expect(findNewestMigration(['index.ts'])).toBeUndefined();
  });
});
