import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Diagram } from './diagram';

test('the drawing has a name, and the caption its Markdown', () => {
  const html = renderToStaticMarkup(<Diagram block={{ blockType: 'diagram', drawing: 'switchover', caption: 'See [why](/why-edb).' }} />);
  expect(html).toContain('aria-labelledby="switchover-title"');
  expect(html).toContain('<figcaption>See <a href="/why-edb">why</a>.</figcaption>');
});
