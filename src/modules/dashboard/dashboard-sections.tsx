import type { ReactElement } from 'react';
import { LinkButton } from '@/ui/button';
import { Section } from '@/ui/section';
import css from './dashboard.module.css';
import { Learning } from './learning';
import { Registry } from './registry';
import { SavedPages } from './saved-pages';
import { Subscriptions } from './subscriptions';
import { Trials } from './trials';

/** Renders all dashboard sections in order. Each one loads independently. */
export function DashboardSections({ signOutHref }: { readonly signOutHref: string }): ReactElement {
  return (
    <>
      <Section heading="Subscriptions" intro="What your company has bought, and until when.">
        <Subscriptions />
      </Section>
      <Section heading="Trials" intro="What you are trying, and until when.">
        <Trials />
      </Section>
      <Section heading="Registry credentials" intro="For packages and container images.">
        <Registry />
      </Section>
      <Section heading="Saved pages" intro="What you kept for later.">
        <SavedPages />
      </Section>
      <Section heading="Learning paths" intro="How far you have come.">
        <Learning />
      </Section>
      <Section heading="Classes and certificates">
        <p>
          Nothing here yet: classes cannot be booked with this account so far. <a href="/training">See what training there is</a>.
        </p>
      </Section>
      <Section heading="Forms you have sent">
        <p>Nothing here yet: this site has no forms that are sent with your account so far.</p>
      </Section>
      <Section heading="Sign out everywhere" intro="On a computer that others use, do this before you leave.">
        <div className={css.end}>
          <p>
            Signs you out in every tab of this browser, makes the tokens of this sign-in worthless, and ends your session at the
            sign-on service. Signing in asks for your password again.
          </p>
          <p>
            <LinkButton href={signOutHref}>Sign out everywhere</LinkButton>
          </p>
        </div>
      </Section>
    </>
  );
}
