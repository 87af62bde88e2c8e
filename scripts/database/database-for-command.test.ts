import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isShortCommand } from './database-for-command';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Returns whether the file of an npm script opens the database for the time of a command. */
function opensDatabase(script: string): boolean {
  const file = /scripts\/[\w-]+\.tsx?/.exec(script)?.[0];
  return file !== undefined && /\b(?:openDatabaseForCommand|runOnDatabase)\(/.test(readFileSync(file, 'utf8'));
}

it('commands that open the database briefly wait for each other', () => {
  const names = Object.keys(scripts).filter((name) => opensDatabase(scripts[name] ?? ''));
  expect(names).toEqual(
    expect.arrayContaining(['administrator', 'backup', 'content:import', 'content:export', 'search:reindex']),
  );
  expect(names.filter((name) => !isShortCommand(`npm run ${name}`))).toEqual([]);
});

it('commands do not wait for a site to stop', () => {
  expect(['npm start on http://localhost:3000', 'npm run dev', 'npm run restore'].filter(isShortCommand)).toEqual([]);
});
