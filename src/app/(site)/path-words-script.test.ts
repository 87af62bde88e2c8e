import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { PATH_WORDS_SCRIPT } from './path-words-script';

it.each([
  ['/postgres-tutorials/window-funtions', 'window funtions'],
  ['/docs/18/monitoring/pg_stat_activity.html', 'pg_stat_activity'],
  ['/blog/r%C3%A9plication/', 'réplication'],
  ['/%3Cimg%20src=x%20onerror=alert(1)%3E', 'img src x onerror alert 1'],
  ['/blog/2019/12', ''],
  ['/%E0%A4%A', ''],
  ['/', ''],
  [`/${'word-'.repeat(40)}`, ''],
])('%s suggests a search for “%s”', (pathname, words) => {
  const field = { value: '' };
  runInNewContext(PATH_WORDS_SCRIPT, { location: { pathname }, document: { getElementById: () => field } });
  expect(field.value).toBe(words);
});
