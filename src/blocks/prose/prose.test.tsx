import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose';

test('is a section labeled by its heading, and no section without one', () => {
  expect(renderToStaticMarkup(<Prose block={{ blockType: 'prose', heading: 'What’s new', markdown: 'Text.' }} />)).toContain(
    '<section',
  );
  expect(renderToStaticMarkup(<Prose block={{ blockType: 'prose', markdown: 'Text.' }} />)).not.toContain('<section');
});
