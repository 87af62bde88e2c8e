import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from './steps';

test('renders an ordered list, with code blocks only for steps that have code', () => {
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
