import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './paths';

/** A complete configuration of a Patroni node, as far as content shows one: from its scope to its last indented line. */
const CONFIGURATION = /^( *)scope: \S+\n(?:\1.*\n|\n)*/gm;

const findTexts = (): string[] =>
  readdirSync(path.join(repositoryRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .map((file) => path.join('content', file));

it('each Patroni configuration lets the standbys connect, because initdb allows replication from the same host only', () => {
  const shown = findTexts().flatMap((file) =>
    [...readFileSync(path.join(repositoryRoot, file), 'utf8').matchAll(CONFIGURATION)]
      .filter(([text]) => text.includes('bootstrap:'))
      .map(([text]) => ({ file, connects: /pg_hba:\n(?:.*\n){0,3}? *- host(?:ssl)? +replication /.test(text) })),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter(({ connects }) => !connects).map(({ file }) => file)).toEqual([]);
});
