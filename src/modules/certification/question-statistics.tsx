import type { UIFieldServerProps } from 'payload';
import { TABLE_CELL } from '@/cms/admin-ui/table-cell';
import { isEditorialStaff } from '@/cms/core/access';
import { findQuestionStatistics } from './find-statistics';

/** Shows how people have answered a question, so that its author finds questions that are too easy, too hard or unclear. */
export async function QuestionStatistics({ id, req }: UIFieldServerProps) {
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
            Asked in {drawn === 1 ? '1 exam' : `${drawn} exams`} and answered right in {Math.round((100 * right) / drawn)}%.
            Correlation with the score: {discrimination === null ? 'not known yet' : discrimination.toFixed(2)}. Below 0.1, people
            who know more don’t answer it better, so check its wording.
          </p>
          <table style={{ width: '100%', maxWidth: '48rem', borderCollapse: 'collapse' }}>
            <thead>
              <tr>
                {['Option', 'Right', 'Chosen'].map((head) => (
                  <th key={head} scope="col" style={TABLE_CELL}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {options.map(({ text, isRight, chosen }) => (
                <tr key={text}>
                  <td style={TABLE_CELL}>{text}</td>
                  <td style={TABLE_CELL}>{isRight ? 'Yes' : ''}</td>
                  <td style={TABLE_CELL}>{`${chosen} (${Math.round((100 * chosen) / drawn)}%)`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
