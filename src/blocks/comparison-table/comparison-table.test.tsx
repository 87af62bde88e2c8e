import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparisonTableBlock } from '@/payload-types';
import { ComparisonTable } from './comparison-table';

const block: ComparisonTableBlock = {
  blockType: 'comparisonTable',
  heading: 'Feature by feature',
  caption: 'As of November 2026',
  rowLabel: 'Feature',
  columns: ['Community', 'Advanced'],
  groups: [
    {
      label: 'Security',
      rows: [
        { label: 'Encryption', cells: ['no; an extension has it', 'yes'] },
        { label: 'License', cells: ['notable', 'yes'] },
      ],
    },
  ],
};
const html = renderToStaticMarkup(<ComparisonTable block={block} />);

test('announces yes and no as words, with a mark beside them', () => {
  expect(html).toMatch(/<td><span class="[^"]+">No<\/span>; an extension has it<\/td><td><span class="[^"]+">Yes<\/span><\/td>/);
});

test('leaves a word that merely starts with yes or no as text', () => {
  expect(html).toContain('<td>notable</td>');
});

test('marks rows, columns and groups as headers of their cells', () => {
  expect(html).toContain('<th scope="row">Encryption</th>');
  expect(html).toContain('<th scope="col">Advanced</th>');
  expect(html).toContain('<th scope="rowgroup" colSpan="3">');
});

test('the frame to scroll in is labeled by the caption', () => {
  expect(html).toContain('role="group" aria-labelledby="feature-by-feature-caption"');
  expect(html).toContain('<span id="feature-by-feature-caption">As of November 2026</span>');
});

test('a caption without a date or version, which only repeats the heading, is for screen readers', () => {
  expect(html).toContain('<caption><span');
  const repeated = renderToStaticMarkup(<ComparisonTable block={{ ...block, caption: 'Features of both servers' }} />);
  expect(repeated).toContain('<caption class="visually-hidden"><span');
});
