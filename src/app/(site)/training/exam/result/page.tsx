import { buildExamMetadata, ExamLayout, RunningExam } from '../exam-layout';

export const dynamic = 'force-dynamic';

const PATH = '/training/exam/result';

export const generateMetadata = () => buildExamMetadata(PATH, 'Exam: result');

/** Renders the result of the exam in this browser. */
export default function ExamResultPage() {
  return (
    <ExamLayout path={PATH}>
      <RunningExam view="result" />
    </ExamLayout>
  );
}
