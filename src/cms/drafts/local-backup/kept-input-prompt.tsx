'use client';

import { Button } from '@payloadcms/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import css from '@/cms/admin-ui/form-note.module.css';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { formatAdminTime } from '@/cms/admin-ui/local-time';
import { UNREACHABLE } from '@/cms/admin-ui/request-json';

interface KeptInputPromptProps {
  /** When it was typed, in milliseconds since the epoch. */
  readonly at: number;
  /** What restoring does. */
  readonly children: ReactNode;
  readonly onRestore: () => Promise<void>;
  readonly onDiscard: () => void;
}

/** Offers to restore what was typed in an earlier form of the entry and never saved. */
export function KeptInputPrompt({ at, children, onRestore, onDiscard }: KeptInputPromptProps): ReactElement {
  const [problem, setProblem] = useState('');
  const restore = (): void => void onRestore().catch((error: unknown) => setProblem(getErrorMessage(error, UNREACHABLE)));
  return (
    <section className={css.note} aria-label="Stored in this browser">
      <p>
        <strong>What you typed on {formatAdminTime(new Date(at))} wasn’t saved.</strong> It’s stored in this browser. {children}
      </p>
      <p role="alert">{problem}</p>
      <div>
        <Button margin={false} onClick={restore}>
          Restore what you typed
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </section>
  );
}
