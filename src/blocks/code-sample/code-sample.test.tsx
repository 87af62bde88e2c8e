import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeSample } from './code-sample';

test('shows file name, code, labeled output and caption', () => {
  const html = renderToStaticMarkup(
    <CodeSample
      block={{
        blockType: 'codeSample',
        language: 'ini',
        fileName: 'postgresql.conf',
        code: 'synchronous_commit = on',
        output: 'ok',
        caption: 'The `default`.',
      }}
    />,
  );
  expect(html).toContain('aria-label="Configuration: postgresql.conf"');
  expect(html).toContain('<span>Output</span>');
  expect(html).toContain('The <code translate="no">default</code>.');
});
