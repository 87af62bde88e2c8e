import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from '@/ui/markdown';
import { renderPicture } from './inline-picture';

const render = (source: string) => renderToStaticMarkup(<Markdown source={source} renderPicture={renderPicture} />);

test('a drawing in a text is a figure with its own text alternative and the caption', () => {
  const html = render('Before.\n\n![](diagram:switchover "The old primary *follows*.")\n\nAfter.');
  expect(html).toMatch(/<p>Before\.<\/p>\s*<figure.*<svg[^>]*>.*<title.*<\/figure>\s*<p>After/s);
  expect(html).toContain('<figcaption>The old primary <em>follows</em>.</figcaption>');
});

test('a drawing that the site does not have shows nothing', () => {
  expect(render('![](diagram:nothing "A caption.")')).not.toMatch(/figure|caption/);
});
