'use client';

import { type ReactElement, useState } from 'react';
import { fetchAccount, type SignOn } from '@/modules/account/client';
import { formatReportedProgress } from '../progress/format-reported-progress';
import { launchSchema, type ReportedProgress } from '../progress/progress-schemas';

interface PlatformControlsProps {
  readonly signOn: SignOn;
  /** The learning path. */
  readonly path: string;
  readonly reported: ReportedProgress | null;
}

/** Opens a learning path in the learning platform, and shows the reported progress. */
export function PlatformControls({ signOn: { accessToken }, path, reported }: PlatformControlsProps): ReactElement {
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const open = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage('Opening the learning platform …');
    const response = await fetchAccount(accessToken, {
      path: '/account/learning/launch',
      method: 'POST',
      body: { path },
      schema: launchSchema,
    });
    setIsBusy(false);
    if (response.status === 'failed') return setMessage(response.message);
    setMessage('');
    window.location.assign(response.value.url);
  };

  return (
    <div data-platform="">
      {reported ? <p>{`Learning platform: ${formatReportedProgress(reported)}.`}</p> : null}
      <button type="button" aria-disabled={isBusy} onClick={() => void open()}>
        Open in the learning platform
      </button>
      <p role="status">{message}</p>
    </div>
  );
}
