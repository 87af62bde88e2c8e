'use client';

import { useCallback, useEffect, useState } from 'react';
import { type AccountResult, fetchAccount, type SignOn } from '@/modules/account/client';
import { markLocalStep, readLocalProgress, unmarkLocalStep } from '../progress/local-progress';
import { learningProgressSchema, type LearningProgress } from '../progress/progress-schemas';

const PATH = '/account/learning';

/** A change of a step, on the account and in this browser. */
interface StepChange {
  readonly method: 'PUT' | 'DELETE';
  readonly saveLocally: (step: string) => void;
}
const MARK: StepChange = { method: 'PUT', saveLocally: markLocalStep };
const UNMARK: StepChange = { method: 'DELETE', saveLocally: unmarkLocalStep };

type AccessToken = SignOn['accessToken'];

interface ProgressState {
  readonly progress: LearningProgress | undefined;
  /** What went wrong, or that the progress is being read; empty otherwise. */
  readonly message: string;
  readonly mark: (step: string) => Promise<void>;
  readonly unmark: (step: string) => Promise<void>;
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

  const showAccount = useCallback((answer: AccountResult<LearningProgress>, failed: string): void => {
    if (answer.status === 'failed') return setProblem(`${failed} ${answer.message}`);
    setAccount(answer.value);
    setProblem('');
  }, []);

  useEffect(() => {
    if (accessToken === undefined) return;
    void moveToAccount(accessToken).then((answer) => showAccount(answer, 'Your progress could not be loaded.'));
  }, [accessToken, showAccount]);

  const save = useCallback(
    async ({ method, saveLocally }: StepChange, step: string): Promise<void> => {
      if (accessToken !== undefined) return showAccount(await sendMark(accessToken, method, step), 'This couldn’t be saved.');
      saveLocally(step);
      setOwn(readOwn());
    },
    [accessToken, showAccount],
  );
  const mark = useCallback((step: string) => save(MARK, step), [save]);
  const unmark = useCallback((step: string) => save(UNMARK, step), [save]);

  if (accessToken === undefined) return { progress: own, message: '', mark, unmark };
  return { progress: account, message: problem || (account ? '' : 'Looking up your progress …'), mark, unmark };
}

const readOwn = (): LearningProgress => ({ done: readLocalProgress().done, paths: [], hasPlatform: false });

/** Marks a step on the account, or removes its mark. */
function sendMark(
  accessToken: AccessToken,
  method: StepChange['method'],
  step: string,
): Promise<AccountResult<LearningProgress>> {
  return fetchAccount(accessToken, { path: PATH, method, body: { step }, schema: learningProgressSchema });
}

/** Copies this browser's progress to the account, and returns the account's progress. */
async function moveToAccount(accessToken: AccessToken): Promise<AccountResult<LearningProgress>> {
  for (const step of readLocalProgress().done) {
    const marked = await sendMark(accessToken, 'PUT', step);
    // What couldn't be saved stays in this browser, for the next time.
    if (marked.status === 'loaded') unmarkLocalStep(step);
  }
  return fetchAccount(accessToken, { path: PATH, schema: learningProgressSchema });
}
