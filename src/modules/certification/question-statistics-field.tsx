import type { UIFieldServerProps } from 'payload';
import { AdminTable } from '@/cms/admin-ui/admin-table';
import { isEditorialStaff } from '@/cms/core/access/access';
import { findQuestionStatistics } from './find-statistics';

/** Shows how people have answered a question, so that its author finds questions that are too easy, too hard or unclear. */
export async function QuestionStatisticsField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditorialStaff(req.user)) return null;
  const { drawn, right, discrimination, options } = await findQuestionStatistics(req, Number(id));
  return (
    <section style={{ marginBlock: '2rem' }}>
      <h3>Statistics</h3>
      {drawn === 0 ? (
        <p>No exam with this question has ended yet.</p>
      ) : (
        <>
          <p>
            Asked in {drawn === 1 ? '1 exam' : `${drawn} exams`} and answered correctly in {Math.round((100 * right) / drawn)}%.
            Correlation with the score: {discrimination === null ? 'not known yet' : discrimination.toFixed(2)}. Below 0.1, people
            who know more don’t answer it better, so check its wording.
          </p>
          <AdminTable
            columns={['Option', 'Correct', 'Chosen']}
            rows={options.map(({ text, isRight, chosen }) => ({
              key: text,
              cells: [text, isRight ? 'Yes' : '', `${chosen} (${Math.round((100 * chosen) / drawn)}%)`],
            }))}
            maxWidth="48rem"
          />
        </>
      )}
    </section>
  );
}
