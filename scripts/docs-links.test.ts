import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DOCS = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

it.each(DOCS)('%s links only to files that exist', (doc) => {
  const missing = findRelativeLinks(readFileSync(doc, 'utf8')).filter(
    (link) => !existsSync(path.resolve(path.dirname(doc), decodeURI(link))),
  );
  expect(missing).toEqual([]);
});

/** Returns the targets of the relative links in a Markdown text, without their anchors. Links in code are examples. */
function findRelativeLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^(?: *)```[^]*?^ *```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(<?([^)\s>]+)>?\)/g)].flatMap(([, target = '']) => {
    const [file = ''] = target.split('#');
    return file === '' || /^[a-z][a-z+.-]*:/i.test(file) ? [] : [file];
  });
}
