import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Questions } from './questions';

test('renders each question as a native disclosure with a Markdown answer', () => {
  const html = renderToStaticMarkup(
    <Questions
      block={{ blockType: 'questions', heading: 'Questions', items: [{ question: 'Is `it` free?', answer: 'Yes, **it is**.' }] }}
    />,
  );
  expect(html).toMatch(
    /<details><summary>Is <code translate="no">it<\/code> free\?<\/summary><div[^>]*><p>Yes, <strong>it is<\/strong>\.<\/p>/,
  );
});
