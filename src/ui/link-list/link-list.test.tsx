import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkList } from './link-list';

const links = [
  { url: '/docs', label: 'Documentation', description: 'By task.', icon: 'book' as const },
  { url: 'https://www.postgresql.org/', label: 'PostgreSQL', description: 'The project.' },
];

test('rows and cards say the same, in lists of their own look', () => {
  const [rows, cards] = [false, true].map((asCards) => renderToStaticMarkup(<LinkList links={links} asCards={asCards} />));
  const [rowClass, cardClass] = [rows, cards].map((html) => /<ul class="([^"]+)">/.exec(html ?? '')?.[1]);
  expect(rowClass).toBeTruthy();
  expect(cardClass).toBeTruthy();
  expect(cardClass).not.toBe(rowClass);
  expect(cards?.replace(`class="${cardClass}"`, '')).toBe(rows?.replace(`class="${rowClass}"`, ''));
});
