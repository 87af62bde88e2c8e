import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAM_DURATION_MINUTES, EXAM_PASS_MARK_PERCENT, STUDENTS_PER_CLASS_MAX } from './constants';
import { FACT_TOKENS, findTokens, findUnknownTokens, resolveFactTokens } from './fact-tokens';

describe('fact tokens', () => {
  it('are replaced in strings at any depth, and everything else is kept', () => {
    const date = new Date(0);
    expect(
      resolveFactTokens(
        {
          title: 'Up to {{training.maxStudents}} students',
          layout: [{ text: '{{ training.passMark }} in {{training.examDuration}}', order: 2, done: null }],
          date,
        },
        FACT_TOKENS,
      ),
    ).toEqual({ title: 'Up to 12 students', layout: [{ text: '80% in 60 minutes', order: 2, done: null }], date });
    expect(resolveFactTokens('an {{training.examLength}} exam', FACT_TOKENS)).toBe('an hour-long exam');
  });

  it('are reported when no fact has their name, and stay visible', () => {
    expect(findUnknownTokens('{{training.maxStudent}} of {{training.maxStudents}}, {{constructor.name}}', FACT_TOKENS)).toEqual([
      'training.maxStudent',
      'constructor.name',
    ]);
    expect(findUnknownTokens('Set `{{ item.name }}`:\n\n```yaml\nname: {{ item.name }}\n```\n', FACT_TOKENS)).toEqual([]);
    expect(resolveFactTokens('{{training.maxStudent}}', FACT_TOKENS)).toBe('{{training.maxStudent}}');
  });

  it('are found at any depth', () => {
    expect(findTokens({ title: '{{postgres.18.minor}}', layout: [{ text: 'of {{ product.pem.version }}' }], order: 1 })).toEqual(
      new Set(['postgres.18.minor', 'product.pem.version']),
    );
  });

  it.each(["docker inspect -f '{{ json .Mounts }}'", "'{{.RepoDigests}}'", '${{ github.ref }}', '{{ name }}'])(
    'are not templates of other tools: %s',
    (code) => {
      expect(findUnknownTokens(code, FACT_TOKENS)).toEqual([]);
      expect(resolveFactTokens(code, FACT_TOKENS)).toBe(code);
    },
  );
});

describe('training facts', () => {
  const students = `(?:${STUDENTS_PER_CLASS_MAX}|twelve)`;
  const people = '(?:students?|people|participants?|persons?|seats?|learners?|attendees)';
  const minutes = `(?:${EXAM_DURATION_MINUTES}[- ]minutes?|hour-long|one[- ]hour|(?:takes|lasts) an hour)`;
  const passMark = `(?:${EXAM_PASS_MARK_PERCENT} ?(?:%|percent)|eighty percent|four (?:answers|out) (?:in|of) five)`;
  const TYPED = new RegExp(
    [
      `\\b(?:up to|at most|maximum of|limit of|classes of) \\**${students}\\b`,
      `\\b${students}\\b[^.|\\n]{0,20}\\b${people}\\b[^.\\n]{0,40}\\bclass`,
      `\\bclass(?:es)?\\b[^.\\n]{0,40}\\b${students} ${people}`,
      `\\bexams?\\b[^.\\n]{0,60}${minutes}`,
      `${minutes}[^.\\n]{0,40}\\bexams?\\b`,
      `\\b(?:exam|pass|passed|pass mark|answers)\\b[^.\\n]{0,60}${passMark}`,
      `${passMark}[^.\\n]{0,40}\\b(?:pass|answers|pass mark|exam)\\b`,
    ].join('|'),
    'i',
  );
  const files = [...findFiles('content', /\.(?:md|yaml)$/), ...findFiles('src', /(?<!\.test)\.tsx$/)];

  it('the check recognizes typed numbers', () => {
    for (const text of [
      'classes of up to 12 people',
      'up to **12 students** in a class',
      'Classes have at most 12 students',
      'an hour-long certification exam',
      'An exam takes 60 minutes',
      'a 60-minute exam',
      '80 percent of the answers must be right',
      'You pass with **80%** or more',
      'an 80% pass mark',
    ])
      expect(TYPED.test(text), text).toBe(true);
  });

  it('are written as tokens or constants wherever they are mentioned', () => {
    expect(files.length).toBeGreaterThan(500);
    const typed = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (TYPED.test(line) ? [`${file}:${index + 1}: ${TYPED.exec(line)?.[0]}`] : [])),
    );
    expect(typed).toEqual([]);
  });
});

function findFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
}
