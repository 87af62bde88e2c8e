import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Audiences } from './audiences';

test('each audience is one link with its line of proof beside it', () => {
  const html = renderToStaticMarkup(
    <Audiences
      block={{
        blockType: 'audiences',
        items: [{ icon: 'support', title: 'Get help', text: 'Day and night.', href: '/support' }],
      }}
    />,
  );
  expect(html).toContain('<a href="/support">Get help</a><p>Day and night.</p>');
});
