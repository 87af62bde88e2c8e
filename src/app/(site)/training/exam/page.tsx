import { ExamStart } from '@/modules/certification';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { buildExamMetadata, ExamLayout } from './exam-layout';
import { StartPanelWithSignOn } from './start-panel-with-sign-on';

export const dynamic = 'force-dynamic';

const PATH = '/training/exam';

export const generateMetadata = () => buildExamMetadata(PATH, 'Take a Postgres exam');

/** Renders the page on which an exam is started or resumed. */
export default function ExamPage() {
  return (
    <ExamLayout path={PATH}>
      <ExamStart>
        {isSignInOffered ? <StartPanelWithSignOn /> : <p>Sign-in is turned off on this site, so exams can’t be taken.</p>}
      </ExamStart>
    </ExamLayout>
  );
}
