import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readMarkdownFile, readMarkdownFiles, readYamlFile, readYamlFiles, serializeMarkdown, serializeYaml } from './files';

const root = mkdtempSync(path.join(os.tmpdir(), 'content-files-'));
afterAll(() => rmSync(root, { recursive: true }));

it('a file that is read again has data of its own, which the first reader could not change', async () => {
  writeFileSync(path.join(root, 'list.yaml'), '- key: one\n  tags: [a]\n');
  const { data } = await readYamlFile(root, 'list.yaml');
  expect(data).toEqual([{ key: 'one', tags: ['a'] }]);
  if (Array.isArray(data)) data.push('changed');
  expect((await readYamlFile(root, 'list.yaml')).data).toEqual([{ key: 'one', tags: ['a'] }]);
});

it('a file that has changed is parsed anew', async () => {
  writeFileSync(path.join(root, 'one.yaml'), 'label: Before\n');
  expect((await readYamlFile(root, 'one.yaml')).data).toEqual({ label: 'Before' });
  writeFileSync(path.join(root, 'one.yaml'), 'label: After\n');
  expect((await readYamlFile(root, 'one.yaml')).data).toEqual({ label: 'After' });
});

it('a mistake is named with its line in the file each time, front matter or not', async () => {
  writeFileSync(path.join(root, 'bad.yaml'), 'label: One\nname: [\n');
  writeFileSync(path.join(root, 'bad.md'), '---\nlabel: One\nname: [\n---\n\nText\n');
  for (let time = 0; time < 2; time += 1) {
    await expect(readYamlFile(root, 'bad.yaml')).rejects.toThrow(/bad\.yaml: line 3/);
    await expect(readMarkdownFile(root, 'bad.md')).rejects.toThrow(/bad\.md: line 3/);
  }
});

it('data are serialized in their order, twice the same', () => {
  expect(serializeYaml({ b: 1, a: 'x' })).toBe('b: 1\na: x\n');
  expect(serializeYaml({ a: 'x', b: 1 })).toBe('a: x\nb: 1\n');
  expect(serializeYaml({ b: 1, a: 'x' })).toBe('b: 1\na: x\n');
});

it.each(['Text\n', 'Text\n\n', '\nText', 'Text  '])('the body %j is exported as it is after an import', async (body) => {
  const exported = serializeMarkdown({ title: 'One', body });
  writeFileSync(path.join(root, 'body.md'), exported);
  const { data } = await readMarkdownFile(root, 'body.md');
  expect(serializeMarkdown(data)).toBe(exported);
});

const CONTENT = path.resolve('content');

it('the starter content has the format of an export', async () => {
  for (const { file, text, data } of await readYamlFiles(CONTENT, '')) expect(text, file).toBe(serializeYaml(data));
  for (const { file, text, data } of await readMarkdownFiles(CONTENT, '')) {
    const fields = z.record(z.string(), z.unknown()).parse(data);
    expect(text, file).toBe(serializeMarkdown(fields));
  }
});
