import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmissionControls } from './submission-controls';

function getExportQuery(searchParams: Record<string, string | string[]>): string | undefined {
  const html = renderToStaticMarkup(<SubmissionControls searchParams={searchParams} />);
  return /href="\/api\/form-entries\/export\.csv\?([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

test('the export has the search and the filters of the list', () => {
  const query = getExportQuery({
    search: 'ada@example.com',
    'where[state][in]': ['new', 'in-work'],
    limit: '10',
    sort: 'email',
  });
  expect([...new URLSearchParams(query)]).toEqual([
    ['search', 'ada@example.com'],
    ['where[state][in]', 'new'],
    ['where[state][in]', 'in-work'],
  ]);
});

test('a list without a search or filters is exported completely', () => expect(getExportQuery({ page: '2' })).toBe(''));
