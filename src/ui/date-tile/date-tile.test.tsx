import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateTile } from './date-tile';

test('shows month and day, whatever the time zone of the server', () => {
  const html = renderToStaticMarkup(<DateTile day="2027-03-01" />);
  expect(html).toContain('<span>Mar</span><strong>1</strong>');
});
