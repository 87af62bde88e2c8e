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

test('of cards, which are in three columns, a last one that would be alone in its row fills it', () => {
  const findWide = (count: number, asCards: boolean): string[] => {
    const cards = Array.from({ length: count }, (_each, index) => ({
      url: `/${index}`,
      label: `${index}`,
      description: 'A page.',
    }));
    return renderToStaticMarkup(<LinkList links={cards} asCards={asCards} />).match(/<li class[^]*?<a href="[^"]*"/g) ?? [];
  };
  expect([6, 7, 8].map((count) => findWide(count, true).length)).toEqual([0, 1, 0]);
  expect(findWide(7, true)[0]).toContain('href="/6"');
  expect(findWide(7, false)).toEqual([]);
});

test('cards have another class when there are more than twelve, whose descriptions a phone leaves out', () => {
  const findClass = (count: number) => {
    const cards = Array.from({ length: count }, (_each, index) => ({
      url: `/${index}`,
      label: `${index}`,
      description: 'A page.',
    }));
    return /<ul class="([^"]+)">/.exec(renderToStaticMarkup(<LinkList links={cards} asCards />))?.[1];
  };
  expect(findClass(12)).toBe(findClass(1));
  expect(findClass(13)).not.toBe(findClass(12));
});
