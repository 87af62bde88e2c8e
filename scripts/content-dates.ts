import './check-runtime';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setDates } from './content-dates/date-lines';
import { readDatesFromHistory } from './content-dates/history';
import { repositoryRoot } from './paths';

/** Kinds of content files without a publication date of their own. */
const WITHOUT_PUBLISHED = /^(?:docs|events|webinars)\//;
/** Files that have a URL: pages, and Markdown with front matter. */
const DATED = /^pages\/.*\.yaml$|\.md$/;

// npm run content:dates: records in each content file when its content changed, based on the Git history.
const root = path.join(repositoryRoot, 'content');
const now = new Date().toISOString();
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => DATED.test(file));
const changed = files.filter((file) => {
  const { publishedAt, contentChangedAt } = readDatesFromHistory(repositoryRoot, path.join('content', file), now);
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = setDates(before, { contentChangedAt, ...(WITHOUT_PUBLISHED.test(file) ? { publishedAt } : {}) });
  if (after !== before) writeFileSync(path.join(root, file), after);
  return after !== before;
});
console.log(`✓ ${files.length} content files have their dates; ${changed.length} were updated`);
