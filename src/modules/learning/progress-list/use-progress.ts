'use client';

import { useCallback, useEffect, useState } from 'react';
import { type AccountResult, fetchAccount, type SignOn } from '@/modules/account/client';
import { markLocalStep, readLocalProgress } from '../progress/local-progress';
import { learningProgressSchema, type LearningProgress } from '../progress/progress-schemas';

const PATH = '/account/learning';

type AccessToken = SignOn['accessToken'];

interface ProgressState {
  readonly progress: LearningProgress | undefined;
  /** What went wrong, or that the progress is being read; empty otherwise. */
  readonly message: string;
  readonly mark: (step: string, isDone: boolean) => Promise<void>;
}

/**
 * The progress of a learner: on the account of a person who is signed in, and in this browser otherwise. What was done
 * before signing in moves to the account.
 */
export function useProgress(signOn: SignOn | undefined): ProgressState {
  const accessToken = signOn?.state.status === 'signed-in' ? signOn.accessToken : undefined;
  const [own, setOwn] = useState(readOwn);
  const [account, setAccount] = useState<LearningProgress>();
  const [problem, setProblem] = useState('');

  const show = useCallback((answer: AccountResult<LearningProgress>, failed: string): void => {
    if (answer.status === 'failed') return setProblem(`${failed} ${answer.message}`);
    setAccount(answer.value);
    setProblem('');
  }, []);

  useEffect(() => {
    if (accessToken === undefined) return;
    void moveToAccount(accessToken).then((answer) => show(answer, 'Your progress could not be loaded.'));
  }, [accessToken, show]);

  const mark = useCallback(
    async (step: string, isDone: boolean): Promise<void> => {
      if (accessToken !== undefined) return show(await sendMark(accessToken, step, isDone), 'This couldn’t be saved.');
      markLocalStep(step, isDone);
      setOwn(readOwn());
    },
    [accessToken, show],
  );

  if (accessToken === undefined) return { progress: own, message: '', mark };
  return { progress: account, message: problem || (account ? '' : 'Looking up your progress …'), mark };
}

const readOwn = (): LearningProgress => ({ done: readLocalProgress().done, paths: [], hasPlatform: false });

function sendMark(accessToken: AccessToken, step: string, isDone: boolean): Promise<AccountResult<LearningProgress>> {
  return fetchAccount(accessToken, {
    path: PATH,
    method: isDone ? 'PUT' : 'DELETE',
    body: { step },
    schema: learningProgressSchema,
  });
}

/** Copies this browser's progress to the account, and returns the account's progress. */
async function moveToAccount(accessToken: AccessToken): Promise<AccountResult<LearningProgress>> {
  for (const step of readLocalProgress().done) {
    const marked = await sendMark(accessToken, step, true);
    // What couldn't be saved stays in this browser, for the next time.
    if (marked.status === 'loaded') markLocalStep(step, false);
  }
  return fetchAccount(accessToken, { path: PATH, schema: learningProgressSchema });
}
