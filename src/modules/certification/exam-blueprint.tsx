import type { ReactElement } from 'react';
import { NumberTable } from '@/ui/number-table';
import { BLUEPRINT, EXAM_LEVELS, EXAM_TOPICS, getPassScore, getQuestionCount } from './blueprint';

/** Shows how many questions of each topic both exams have. */
export function ExamBlueprint(): ReactElement {
  return (
    <NumberTable
      caption="Questions by topic"
      columns={['Topic', ...EXAM_LEVELS.map(({ label }) => label.replace('Postgres ', ''))]}
      rows={[
        ...EXAM_TOPICS.map(({ value: topic, label }) => ({
          name: label,
          cells: EXAM_LEVELS.map(({ value }) => BLUEPRINT[value][topic] ?? '–'),
        })),
        {
          name: 'Total, and correct answers needed to pass',
          cells: EXAM_LEVELS.map(({ value }) => {
            const count = getQuestionCount(value);
            return `${count}, ${getPassScore(count)} right`;
          }),
        },
      ]}
    />
  );
}
