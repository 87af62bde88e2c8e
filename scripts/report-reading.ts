import './check-runtime';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from './paths';
import { computeGrade, extractProse, splitWords } from './reading/reading-grade';

// npm run report:reading: words and reading grade of each page, the hardest first. It never fails.
const folder = path.join(repositoryRoot, 'content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.startsWith(`pages${path.sep}`) && file.endsWith('.yaml'),
);
const rows = files.map((file) => {
  const prose = extractProse(parse(readFileSync(path.join(folder, file), 'utf8')));
  return { file, words: splitWords(prose.join(' ')).length, grade: computeGrade(prose) };
});
console.log('words  grade  page');
for (const { file, words, grade } of rows.toSorted((one, other) => other.grade - one.grade)) {
  console.log(`${String(words).padStart(5)}  ${grade.toFixed(1).padStart(5)}  ${file}`);
}
const total = rows.reduce((sum, { words }) => sum + words, 0);
console.log(`\n${rows.length} pages, ${total} words; Flesch-Kincaid grade: years of school needed to read the text.`);
