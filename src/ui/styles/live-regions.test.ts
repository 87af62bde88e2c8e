import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';

/** Style sheets that hide something empty that is no live region, or an alert, which is announced when it appears. */
const EXCEPTIONS = [
  'cms/admin-ui/form-note.module.css',
  'cms/workflow/controls/review-actions.module.css',
  'modules/search/dialog/dialog.css',
];

function hidesWhatIsEmpty(file: string): boolean {
  let isFound = false;
  postcss.parse(readFileSync(`src/${file}`, 'utf8')).walkDecls('display', ({ parent, value }) => {
    isFound ||= value === 'none' && parent instanceof postcss.Rule && parent.selector.endsWith(':empty');
  });
  return isFound;
}

it('a status is rendered while it is empty, because many screen readers skip text that appears together with its status', () => {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.css'));
  expect(files.filter(hidesWhatIsEmpty).toSorted()).toEqual(EXCEPTIONS);
});
