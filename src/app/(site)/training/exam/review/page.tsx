import { buildExamMetadata, ExamFrame, RunningExam } from '../exam-frame';

export const dynamic = 'force-dynamic';

const PATH = '/training/exam/review';

export const generateMetadata = () => buildExamMetadata(PATH, 'Exam: review list');

/** Renders the review list of the exam in this browser. */
export default function ExamReviewPage() {
  return (
    <ExamFrame path={PATH}>
      <RunningExam view="review" />
    </ExamFrame>
  );
}
