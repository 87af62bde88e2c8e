import type { ReactElement } from 'react';
import { EXAM_DURATION_MINUTES, EXAM_PASS_MARK_PERCENT } from '@/platform/constants';
import { FactList } from '@/ui/fact-list';
import { findFacts } from '@/modules/entries';

/** Shows what all certification exams have in common, and the courses that prepare for them. */
export async function ExamFacts(): Promise<ReactElement> {
  const exams = (await findFacts('courses'))
    .flatMap(({ certification, url, name }) => (certification ? [{ certification, url, name }] : []))
    .toSorted((one, other) => one.certification.localeCompare(other.certification));
  return (
    <FactList
      facts={[
        { name: 'Length', value: `${EXAM_DURATION_MINUTES} minutes` },
        { name: 'To pass', value: `${EXAM_PASS_MARK_PERCENT}% correct answers` },
        ...exams.map(({ certification, url, name }) => ({
          name: certification,
          value: (
            <>
              The course <a href={url}>{name}</a> prepares for it
            </>
          ),
        })),
      ]}
    />
  );
}
