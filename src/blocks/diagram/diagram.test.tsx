import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DRAWING_NAMES } from '@/cms/core/taxonomy/drawing-names';
import { Diagram } from './diagram';
import { DRAWING_COMPONENTS } from './drawings/components';

test('the drawing has an accessible name and the caption renders Markdown', () => {
  const html = renderToStaticMarkup(
    <Diagram block={{ blockType: 'diagram', drawing: 'switchover', caption: 'See [why](/why-edb).' }} />,
  );
  expect(html).toContain('aria-labelledby="switchover-title"');
  expect(html).toContain('<figcaption>See <a href="/why-edb">why</a>.</figcaption>');
});

test.each(DRAWING_NAMES)('%s has a text alternative, a stacked variant for phones, and stays small', (name) => {
  const Drawing = DRAWING_COMPONENTS[name];
  const html = renderToStaticMarkup(<Drawing id="a" />);
  expect(html).toMatch(
    /<svg [^>]*role="img" aria-labelledby="a-title" aria-describedby="a-description"><title id="a-title">[^<]{10,60}<\/title><desc id="a-description">[^<]{120,}<\/desc>/,
  );
  expect(html).toMatch(/^<div [^>]*role="img" aria-labelledby="a-title" aria-describedby="a-description"><span/);
  expect(html).not.toMatch(/NaN|undefined/);
  expect(brotliCompressSync(html).length).toBeLessThan(900);
});
