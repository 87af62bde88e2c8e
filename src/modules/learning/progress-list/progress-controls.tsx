'use client';

import { type ReactElement, type ReactPortal, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlatformControls } from './platform-controls';
import type { ShownProgressControlsProps } from './progress-controls-props';
import { useProgress } from './use-progress';

/** Shows a learner's progress on a path and the next step, with a button at each step to mark it. */
export function ProgressControls({ signOn, path, steps, takesFocus }: ShownProgressControlsProps): ReactElement {
  const { progress, message, mark, unmark } = useProgress(signOn);
  const done = progress?.done;
  const [busy, setBusy] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const firstLine = useRef<HTMLParagraphElement>(null);
  const [items, setItems] = useState<readonly Element[]>([]);

  useEffect(() => {
    setItems([...(place.current?.parentElement?.querySelectorAll('ol > li') ?? [])]);
  }, []);
  useEffect(() => {
    if (takesFocus) firstLine.current?.focus();
  }, [takesFocus]);

  const toggle = async (step: string): Promise<void> => {
    if (busy !== '') return;
    setBusy(step);
    await (done?.includes(step) ? unmark(step) : mark(step));
    setBusy('');
  };

  const count = steps.filter((step) => done?.includes(step)).length;
  const next = done && steps.findIndex((step) => !done.includes(step));
  return (
    <div ref={place}>
      <p ref={firstLine} tabIndex={-1} role="status">
        {message || `${count} of ${steps.length} steps done`}
      </p>
      {done ? <progress max={steps.length} value={count} aria-label="Steps done" /> : null}
      {next !== undefined && next >= 0 ? (
        <p>
          {count === 0 ? 'Start with ' : 'Next: '}
          <a href={steps[next]}>{getLabel(items[next])}</a>
        </p>
      ) : null}
      {signOn && progress?.hasPlatform ? (
        <PlatformControls
          signOn={signOn}
          path={path}
          reported={progress.paths.find(({ url }) => url === path)?.reported ?? null}
        />
      ) : null}
      {done
        ? steps.map((step, index) => (
            <StepButton
              key={step}
              step={step}
              item={items[index]}
              isDone={done.includes(step)}
              isBusy={busy === step}
              onToggle={() => void toggle(step)}
            />
          ))
        : null}
    </div>
  );
}

interface StepButtonProps {
  readonly step: string;
  /** The item of the list that shows the step. */
  readonly item: Element | undefined;
  readonly isDone: boolean;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
}

/** The button in the list's item. It isn't `disabled`, because it would lose the focus while the request is pending. */
function StepButton({ step, item, isDone, isBusy, onToggle }: StepButtonProps): ReactPortal | null {
  if (item === undefined) return null;
  const button = (
    <button type="button" aria-pressed={isDone} aria-label={`Done: ${getLabel(item)}`} aria-disabled={isBusy} onClick={onToggle}>
      Done
    </button>
  );
  return createPortal(button, item, step);
}

const getLabel = (item: Element | undefined): string => item?.querySelector('a')?.textContent ?? '';
