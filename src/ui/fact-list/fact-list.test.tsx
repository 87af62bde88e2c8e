import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactList } from './fact-list';

test('shows each value as it is, so that the name of a command keeps its small letter', () => {
  const html = renderToStaticMarkup(<FactList facts={[{ name: 'Command', value: 'psql' }]} />);
  expect(html).toContain('<dt>Command</dt><dd>psql</dd>');
});
