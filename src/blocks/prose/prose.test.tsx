import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose';

test('with a heading it is a section named by it, without one it is not a section', () => {
  expect(renderToStaticMarkup(<Prose block={{ blockType: 'prose', heading: 'What’s new', markdown: 'Text.' }} />)).toContain(
    '<section',
  );
  expect(renderToStaticMarkup(<Prose block={{ blockType: 'prose', markdown: 'Text.' }} />)).not.toContain('<section');
});
