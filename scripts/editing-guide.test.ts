import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Everything that the admin may show: our own source, and Payload's words. */
function readLabels(): string {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sources = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'));
  return [JSON.stringify(en.translations), ...sources].join('\n');
}

/** What the admin composes with a name: “New page”, “Use my-slug”. */
const COMPOSED = /^(?:Add|New) |[ .…]+$/g;

/** Payload labels a field without a label by its name: `speakers` is “Speakers”. */
const getFieldName = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

it('the editors’ guide names labels that the admin has', () => {
  const labels = readLabels();
  const guide = readFileSync(path.join(root, 'docs/editing.md'), 'utf8');
  const named = [...new Set([...guide.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label.replace(COMPOSED, '')))];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter((label) => !labels.includes(label) && !labels.includes(`name: '${getFieldName(label)}'`));
  expect(missing).toEqual([]);
});
