import { expect, test } from 'vitest';
import { parseErrorClasses, buildErrorCodePages } from './error-codes';

const LIST = `
# a comment
Section: Class 02 - No Data (this is also a warning class per the SQL standard)

02000    W    ERRCODE_NO_DATA                                                no_data
02001    W    ERRCODE_NO_ADDITIONAL_DYNAMIC_RESULT_SETS_RETURNED             no_additional_dynamic_result_sets_returned

Section: Class 22 - Data Exception
22012    E    ERRCODE_DIVISION_BY_ZERO                                       division_by_zero
22008    E    ERRCODE_DATETIME_VALUE_OUT_OF_RANGE
`;

test('the list is parsed class by class, without codes that have no name of their own', () => {
  expect(parseErrorClasses(LIST)).toEqual([
    {
      key: '02',
      name: 'No Data',
      codes: [expect.objectContaining({ code: '02000', kind: 'W' }), expect.objectContaining({ code: '02001' })],
    },
    { key: '22', name: 'Data Exception', codes: [{ code: '22012', kind: 'E', condition: 'division_by_zero' }] },
  ]);
});

test('each class is on a page, with its codes', () => {
  const pages = buildErrorCodePages(parseErrorClasses(LIST), 20);
  const page = pages.find(({ slug }) => slug === 'error-codes-data');
  expect(page?.order).toBe(21);
  expect(page?.body).toContain('## Class 22: data exception');
  expect(page?.body).toContain('| `22012` | `division_by_zero` |');
});

test('an unknown class of a newer server is an error', () => {
  expect(() => buildErrorCodePages([{ key: 'ZZ', name: 'New', codes: [] }], 1)).toThrow('ZZ');
});
