import { buildExamMetadata, ExamFrame, RunningExam } from '../exam-frame';

export const dynamic = 'force-dynamic';

const PATH = '/training/exam/result';

export const generateMetadata = () => buildExamMetadata(PATH, 'Exam: result');

/** Renders the result of the exam in this browser. */
export default function ExamResultPage() {
  return (
    <ExamFrame path={PATH}>
      <RunningExam view="result" />
    </ExamFrame>
  );
}
