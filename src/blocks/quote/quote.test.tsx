import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quote } from './quote';

test('labels a made-up quotation as a sample, and only that', () => {
  const block = { blockType: 'quote', text: 'It restored.', attribution: 'An administrator' } as const;
  expect(renderToStaticMarkup(<Quote block={{ ...block, sample: true }} />)).toContain('Sample');
  expect(renderToStaticMarkup(<Quote block={block} />)).not.toContain('Sample');
});
