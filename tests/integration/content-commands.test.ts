import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContentFacts } from '../../scripts/content-facts';
import { repositoryRoot } from '../../scripts/paths';
import { createProcesses } from './support/processes';
import { checkShell, installShellCheck } from './support/shell-check';

/*
 * Every shell command that a page, a document, a tutorial, a post, or a paper shows passes ShellCheck. The commands of the
 * download pages are filled in and checked in installation-commands.test.ts.
 */
const processes = createProcesses();
const CHECKED_ELSEWHERE = 'data/installations.yaml';

/** The ShellCheck warnings that are accepted, with the reason. A block is identified by its file and a unique text. */
const EXCEPTIONS: readonly { file: string; text: string; code: string; reason: string }[] = [
  {
    file: 'docs/18/operate/minor-updates.md',
    text: '"postgresql-18=$previous"',
    code: 'SC2154',
    reason: 'The text says to what the reader sets it.',
  },
  {
    file: 'pages/resources/platform-compatibility.yaml',
    text: '. /etc/os-release',
    code: 'SC1091',
    reason: 'The file is on the reader’s machine.',
  },
  { file: 'labs/jsonb-or-columns.md', text: '${!q}', code: 'SC2034', reason: '${!q} reads the variable by its name.' },
];

/** `cd … || exit` belongs in a script. Typed into a terminal, it would close that. */
const ALLOWED_WHEN_TYPED = ['SC2164'];

interface ShellBlock {
  file: string;
  line: number;
  code: string;
}

const facts = readContentFacts();
const blocks = readdirSync(path.join(repositoryRoot, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== CHECKED_ELSEWHERE)
  .toSorted()
  .flatMap((file) => findBlocks(file, readFileSync(path.join(repositoryRoot, 'content', file), 'utf8')));

beforeAll(() => installShellCheck(processes));

describe('shell commands in content files', () => {
  it('are found in Markdown, in lists, and in fields of pages', () => {
    expect(findBlocks('a.md', '1. First:\n\n   ```bash\n   echo\n     two\n   ```\n')).toEqual([
      { file: 'a.md', line: 3, code: 'echo\n  two\n' },
    ]);
    expect(findBlocks('a.yaml', 'layout:\n  - language: sh\n    code: echo\n  - language: sql\n    code: select\n')).toEqual([
      { file: 'a.yaml', line: 0, code: 'echo' },
    ]);
    expect(blocks.length).toBeGreaterThan(200);
  });

  it.each(blocks)('$file:$line passes ShellCheck', ({ file, code }) => {
    const allowed = EXCEPTIONS.filter((exception) => exception.file === file && code.includes(exception.text));
    const codes = [...(code.startsWith('#!') ? [] : ALLOWED_WHEN_TYPED), ...allowed.map((exception) => exception.code)];
    expect(checkShell(code, codes), code).toBe('');
  });

  it.each(EXCEPTIONS)('the exception $code in $file is still needed', ({ file, text, code }) => {
    const found = blocks.filter((block) => block.file === file && block.code.includes(text));
    expect(found.map((block) => checkShell(block.code)).join('')).toContain(code);
  });
});

function findBlocks(file: string, text: string): ShellBlock[] {
  if (file.endsWith('.yaml')) return findInFields(file, parse(text));
  return [...text.matchAll(/^( *)```(?:bash|sh|shell)\b[^\n]*\n([\s\S]*?)^ *```/gm)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    code: fill((match[2] ?? '').replaceAll(new RegExp(`^${match[1] ?? ''}`, 'gm'), '')),
  }));
}

function findInFields(file: string, value: unknown): ShellBlock[] {
  if (typeof value === 'string') return findBlocks(`${file}.md`, value).map((block) => ({ ...block, file }));
  if (Array.isArray(value)) return value.flatMap((item: unknown) => findInFields(file, item));
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'language' in value &&
    (value.language === 'bash' || value.language === 'sh') &&
    'code' in value &&
    typeof value.code === 'string'
      ? [{ file, line: 0, code: fill(value.code) }]
      : [];
  return [...own, ...Object.values(value).flatMap((item: unknown) => findInFields(file, item))];
}

/** Replaces tokens with their values, as a page does. */
function fill(code: string): string {
  return code.replaceAll(/\{\{([\w.-]+)\}\}/g, (token, name: string) => facts[name] ?? token);
}
