import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildGuide } from './build-guide';

const guide = buildGuide(readFileSync('docs/editing.md', 'utf8'));

it('the guide has a title, and sections with headings that are links to themselves', () => {
  expect(guide.title).toBe('Editing the site');
  expect(guide.sections).toContainEqual({ id: 'add-a-picture', title: 'Add a picture' });
  expect(guide.html).toContain('<h2 id="add-a-picture"><a href="#add-a-picture">Add a picture</a></h2>');
  expect(guide.html).not.toContain('<h1');
  const targets = [...guide.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of targets) expect(guide.html).toContain(`id="${id}"`);
});

it('every link of the admin to a section of the guide leads to one', () => {
  const files = readdirSync('src/cms', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const sources = files.map((file) => readFileSync(path.join('src/cms', file), 'utf8')).join('\n');
  const linked = [...sources.matchAll(/\/admin\/guide#([\w-]+)/g)].map(([, id]) => id);
  expect(linked.length).toBeGreaterThan(2);
  const ids = guide.sections.map(({ id }) => id);
  expect(linked.filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
});
