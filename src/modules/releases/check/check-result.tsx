import { VERSION_TEXT_MAX } from '@/platform/postgres-facts/parse-server-version';
import type { ReactElement } from 'react';
import { Section } from '@/ui/section';
import { AssessmentView } from './assessment-view';
import { CheckForm } from './check-form';
import css from './release-check.module.css';
import { assessOnServer } from './server-assessment';

/** The result for browsers without JavaScript, rendered on the server, with the form for another check. */
export async function CheckResult({ release }: { readonly release: string }): Promise<ReactElement> {
  return (
    <>
      <Section>
        <h1>Am I affected?</h1>
      </Section>
      <Section heading="Your server">
        <div className={css.check}>
          <CheckForm maxLength={VERSION_TEXT_MAX} defaultValue={release} />
          {release.trim() === '' ? (
            <p>Type a version to check.</p>
          ) : (
            <AssessmentView assessment={await assessOnServer(release)} />
          )}
        </div>
      </Section>
    </>
  );
}
