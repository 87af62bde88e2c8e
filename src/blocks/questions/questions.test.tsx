import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Questions } from './questions';

test('each question opens natively and its answer is Markdown', () => {
  const html = renderToStaticMarkup(
    <Questions
      block={{ blockType: 'questions', heading: 'Questions', items: [{ question: 'Is it free?', answer: 'Yes, **it is**.' }] }}
    />,
  );
  expect(html).toMatch(/<details><summary>Is it free\?<\/summary><div[^>]*><p>Yes, <strong>it is<\/strong>\.<\/p>/);
});
