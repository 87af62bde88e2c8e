import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from './steps';

test('is an ordered list; only a step with code has a code block', () => {
  const html = renderToStaticMarkup(
    <Steps
      block={{
        blockType: 'steps',
        heading: 'Test it',
        items: [
          { title: 'Read', text: 'First.', code: '' },
          { title: 'Run', text: 'Then.', language: 'bash', code: '$ ls' },
        ],
      }}
    />,
  );
  expect(html.match(/<ol[^>]*><li>/)).not.toBeNull();
  expect(html.match(/<pre/g)).toHaveLength(1);
});
