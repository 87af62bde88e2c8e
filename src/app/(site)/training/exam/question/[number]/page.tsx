import type { Metadata } from 'next';
import { ERROR_TITLE_PREFIX } from '@/modules/forms';
import { buildExamMetadata, ExamLayout, RunningExam } from '../../exam-layout';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const parseNumber = (text: string): number => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0);

export async function generateMetadata({ params, searchParams }: RouteProps): Promise<Metadata> {
  const number = parseNumber((await params).number);
  const title = number === 0 ? 'Exam' : `Exam: question ${number}`;
  // Without a script, a screen reader says the title, but not the problem.
  const { problem } = await searchParams;
  return buildExamMetadata(`/training/exam/question/${number}`, problem === undefined ? title : ERROR_TITLE_PREFIX + title);
}

/** Renders a question of the exam in this browser, or the review list when there is no such question. */
export default async function QuestionPage({ params, searchParams }: RouteProps) {
  const question = parseNumber((await params).number);
  const { problem } = await searchParams;
  return (
    <ExamLayout path="/training/exam">
      <RunningExam view={{ question, ...(typeof problem === 'string' && { problem }) }} />
    </ExamLayout>
  );
}
