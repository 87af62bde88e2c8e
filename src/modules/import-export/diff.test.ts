import { expect, it } from 'vitest';
import { diffContent } from './diff';

it('reports new and changed files, and neither identical ones nor those missing from the import', () => {
  const before = new Map<string, string | Buffer>([
    ['same.yaml', 'a: 1\n'],
    ['changed.yaml', 'a: 1\nb: 2\nb: 2\n'],
    ['stays.yaml', 'a: 1\n'],
    ['picture.webp', Buffer.from([1, 2])],
  ]);
  const after = new Map<string, string | Buffer>([
    ['same.yaml', 'a: 1\n'],
    ['changed.yaml', 'a: 1\nb: 2\nc: 3\nc: 4\n'],
    ['new.yaml', 'a: 1\n'],
    ['picture.webp', Buffer.from([1, 3])],
  ]);
  expect(diffContent(before, after)).toEqual([
    { file: 'changed.yaml', kind: 'changed', added: 2, removed: 1 },
    { file: 'new.yaml', kind: 'new', added: 2, removed: 0 },
    { file: 'picture.webp', kind: 'changed', added: 0, removed: 0 },
  ]);
});
