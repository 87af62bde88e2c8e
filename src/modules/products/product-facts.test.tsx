import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const findFacts = vi.hoisted(() => vi.fn());
vi.mock('@/modules/entries', () => ({ findFacts }));

test.each([
  ['https://www.postgresql.org/docs/current/', 'www.postgresql.org'],
  ['/docs', '/docs'],
])('the documentation of a product may be on another site or on this one: %s', async (documentation, name) => {
  const { ProductFacts } = await import('./product-facts');
  const plans = { community360: 'yes', standard: 'yes', enterprise: 'yes' };
  findFacts.mockResolvedValue([
    { url: '/products/a', kind: 'server', needs: [], runsOn: [], license: 'commercial', plans, documentation },
  ]);
  expect(renderToStaticMarkup(await ProductFacts({ page: '/products/a' }))).toContain(`<a href="${documentation}">${name}</a>`);
});
