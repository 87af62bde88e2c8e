import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quote } from './quote';

test('labels a made-up quotation as sample content, and only that', () => {
  const block = { blockType: 'quote', text: 'It restored.', attribution: 'An administrator' } as const;
  expect(renderToStaticMarkup(<Quote block={{ ...block, sample: true }} />)).toContain('Sample content');
  expect(renderToStaticMarkup(<Quote block={block} />)).not.toContain('Sample content');
});
