import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComparisonTable } from './comparison-table';

const html = renderToStaticMarkup(
  <ComparisonTable
    block={{
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
    }}
  />,
);

test('yes and no are announced as words, with a mark beside them', () => {
  expect(html).toMatch(/<td><span class="[^"]+">No<\/span>; an extension has it<\/td><td><span class="[^"]+">Yes<\/span><\/td>/);
});

test('a word that only begins like an answer stays text', () => {
  expect(html).toContain('<td>notable</td>');
});

test('rows, columns and groups are headers of the cells they name', () => {
  expect(html).toContain('<th scope="row">Encryption</th>');
  expect(html).toContain('<th scope="col">Advanced</th>');
  expect(html).toContain('<th scope="rowgroup" colSpan="3">');
});

test('the frame that scrolls can be reached with the keyboard and is named by the caption', () => {
  expect(html).toMatch(/tabindex="0" aria-labelledby="feature-by-feature-caption"/i);
  expect(html).toContain('<span id="feature-by-feature-caption">As of November 2026</span>');
});
