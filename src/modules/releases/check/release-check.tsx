import { VERSION_TEXT_MAX } from '@/platform/postgres-facts/parse-server-version';
import type { ReactElement } from 'react';
import { CheckForm } from './check-form';
import css from './release-check.module.css';

/** The form of "Am I affected?". With JavaScript the result is computed in the page; otherwise the server renders it. */
export function ReleaseCheck(): ReactElement {
  return (
    <div className={css.check}>
      <CheckForm maxLength={VERSION_TEXT_MAX} />
      <p>
        The answer is computed in your browser, and what you paste is not sent. Without JavaScript, the form asks this site. For
        many servers at once: <code translate="no">curl &apos;…/releases/check.json?release=18.4&amp;release=16.9&apos;</code>, up
        to 100 in one request.
      </p>
    </div>
  );
}
