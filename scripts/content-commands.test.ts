import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './paths';

it('Failover Manager is installed from the package of the version whose folder the text names', () => {
  const content = path.join(repositoryRoot, 'content');
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(path.join(content, file), 'utf8') }))
    .filter(({ text }) => text.includes('edb-efm'));
  expect(texts.length).toBeGreaterThan(0);
  for (const { file, text } of texts) {
    const packages = [...text.matchAll(/\bedb-efm(\d)(\d)\b/g)].map(([, major, minor]) => `${major}.${minor}`);
    const folders = [...text.matchAll(/\/efm-(\d+\.\d+)\//g)].map(([, version]) => version);
    expect(new Set(packages), file).toEqual(new Set(folders));
  }
});
