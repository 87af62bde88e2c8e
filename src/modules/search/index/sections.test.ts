import { expect, it } from 'vitest';
import { splitMarkdown } from './sections';

it('takes the values of an output without the lines of its table', () => {
  const output = ' slot_name | active\n-----------+--------\n audit     | f\n(1 row)\n';
  const { intro } = splitMarkdown('```sql\nselect 1;\n```\n\n```output\n' + output + '```\n', 2);
  expect(intro).toBe('select 1; slot_name active audit f');
});
