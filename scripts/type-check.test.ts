import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repositoryRoot } from './paths';

it('the type check and the lint read all TypeScript, in hidden folders, too', () => {
  const file = path.join(repositoryRoot, 'tsconfig.json');
  const { fileNames, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    repositoryRoot,
  );
  expect(errors).toEqual([]);
  const read = new Set(fileNames.map((name) => path.relative(repositoryRoot, name)));
  const tracked = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  expect(tracked).toContain('src/app/(endpoints)/.well-known/security.txt/route.ts');
  expect(tracked.filter((name) => !read.has(name))).toEqual([]);
});
