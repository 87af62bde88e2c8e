import type { ReactElement } from 'react';
import { LinkButton } from '@/ui/button';
import { Section } from '@/ui/section';
import css from './dashboard.module.css';
import { Classes } from './classes';
import { Downloads } from './downloads';
import { Exams } from './exams';
import { Forms } from './forms';
import { Learning } from './learning';
import { Registry } from './registry';
import { SavedPages } from './saved-pages';
import { Subscriptions } from './subscriptions';
import { Trials } from './trials';

/** Renders all dashboard sections in order. Each one loads independently. */
export function DashboardSections({ signOutHref }: { readonly signOutHref: string }): ReactElement {
  return (
    <>
      <Section heading="Subscriptions" intro="Your subscriptions and renewal dates.">
        <Subscriptions />
      </Section>
      <Section heading="Trials" intro="Your trials and their end dates.">
        <Trials />
      </Section>
      <Section heading="Your downloads" intro="The files that you can download now, with your subscriptions and without.">
        <Downloads />
      </Section>
      <Section heading="Repository tokens" intro="For packages, files, and container images. Create one for each machine.">
        <Registry />
      </Section>
      <Section heading="Saved pages" intro="Pages you saved for later.">
        <SavedPages />
      </Section>
      <Section heading="Learning paths" intro="Your progress.">
        <Learning />
      </Section>
      <Section heading="Forms you have sent" intro="Requests sent with your email address, and their status.">
        <Forms />
      </Section>
      <Section heading="Classes" intro="Your seats in live classes, and your places on waiting lists.">
        <Classes />
      </Section>
      <Section
        heading="Exams and certificates"
        intro="Your exams with their results, and the certificates that anyone can verify."
      >
        <Exams />
      </Section>
      <Section heading="Sign out everywhere" intro="On a shared computer, do this before you leave.">
        <div className={css.end}>
          <p>
            Signs you out in every tab of this browser, revokes the tokens of this sign-in, and ends your session at the sign-on
            service. Signing in asks for your password again.
          </p>
          <p>
            <LinkButton href={signOutHref}>Sign out everywhere</LinkButton>
          </p>
        </div>
      </Section>
    </>
  );
}
