import { buildExamMetadata, ExamLayout, RunningExam } from '../exam-layout';

export const dynamic = 'force-dynamic';

const PATH = '/training/exam/review';

export const generateMetadata = () => buildExamMetadata(PATH, 'Exam: review list');

/** Renders the review list of the exam in this browser. */
export default function ExamReviewPage() {
  return (
    <ExamLayout path={PATH}>
      <RunningExam view="review" />
    </ExamLayout>
  );
}
