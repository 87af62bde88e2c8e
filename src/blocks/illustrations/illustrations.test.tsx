import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ILLUSTRATION_COMPONENTS } from './components';
import { ILLUSTRATION_NAMES } from './names';

/** Made from recorded output, so they are no illustrations. */
const RECORDED = new Set(['recorded-cluster', 'replication-view']);

test.each(ILLUSTRATION_NAMES)('%s has a name for those who can’t see it, and says whether it is drawn', (name) => {
  const Illustration = ILLUSTRATION_COMPONENTS[name];
  const html = renderToStaticMarkup(<Illustration />);
  expect(html).toMatch(/aria-label="[^"]{10,}"/);
  expect(html.includes('Illustration')).toBe(!RECORDED.has(name));
});
