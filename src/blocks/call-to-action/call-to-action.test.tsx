import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallToAction } from './call-to-action';

test('renders a section labeled by its heading, with or without links', () => {
  const html = renderToStaticMarkup(
    <CallToAction block={{ blockType: 'callToAction', heading: 'Talk to us', text: 'Soon.', links: null }} />,
  );
  expect(html).toContain('aria-labelledby="talk-to-us"');
  expect(html).toContain('<h2 id="talk-to-us"><a href="#talk-to-us">Talk to us</a></h2>');
});
