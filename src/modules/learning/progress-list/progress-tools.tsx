'use client';

import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { learningProgressSchema, type LearningProgress } from '../progress/progress';
import { type AccountResult, fetchAccount } from '@/modules/account/client';
import { PlatformTools } from './platform-tools';
import type { ProgressToolsProps } from './progress-tools-props';

const PATH = '/account/learning';

/** Shows the person's progress, with a button at each step to mark it; fetched for signed-in people only. */
export function ProgressTools({ signOn, path, steps }: ProgressToolsProps): ReactElement {
  const { accessToken } = signOn;
  const [progress, setProgress] = useState<LearningProgress>();
  const done = progress?.done;
  const [said, setSaid] = useState('Looking up your progress …');
  const [busy, setBusy] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const [items, setItems] = useState<readonly Element[]>([]);

  const show = useCallback((answer: AccountResult<LearningProgress>, failed: string): void => {
    if (answer.status === 'failed') return setSaid(`${failed} ${answer.message}`);
    setProgress(answer.value);
    setSaid('');
  }, []);

  useEffect(() => {
    setItems([...(place.current?.parentElement?.querySelectorAll('ol > li') ?? [])]);
    void fetchAccount(accessToken, { path: PATH, schema: learningProgressSchema }).then((answer) =>
      show(answer, 'Your progress could not be loaded.'),
    );
  }, [accessToken, show]);

  const mark = async (step: string, isDone: boolean): Promise<void> => {
    if (busy !== '') return;
    setBusy(step);
    show(
      await fetchAccount(accessToken, {
        path: PATH,
        method: isDone ? 'PUT' : 'DELETE',
        body: { step },
        schema: learningProgressSchema,
      }),
      'This couldn’t be saved.',
    );
    setBusy('');
  };

  const count = steps.filter((step) => done?.includes(step)).length;
  return (
    <div ref={place}>
      <p role="status">{said || `${count} of ${steps.length} steps done`}</p>
      {done ? <progress max={steps.length} value={count} aria-label="Steps done" /> : null}
      {progress?.hasPlatform ? (
        <PlatformTools signOn={signOn} path={path} reported={progress.paths.find(({ url }) => url === path)?.reported ?? null} />
      ) : null}
      {done
        ? steps.map((step, index) => {
            const item = items[index];
            const isDone = done.includes(step);
            const name = `Done: ${item?.querySelector('a')?.textContent ?? ''}`;
            // Not `disabled`: the button would lose the focus while the request is pending.
            return item
              ? createPortal(
                  <button
                    type="button"
                    aria-pressed={isDone}
                    aria-label={name}
                    aria-disabled={busy === step}
                    onClick={() => void mark(step, !isDone)}
                  >
                    Done
                  </button>,
                  item,
                  step,
                )
              : null;
          })
        : null}
    </div>
  );
}
