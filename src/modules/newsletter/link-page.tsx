import type { ReactElement, ReactNode } from 'react';
import { z } from 'zod';
import { createNewsletterToken } from './links';
import { NEWSLETTER_TOPICS, formatTopics } from '@/cms/core/taxonomy/newsletter-topics';
import type { NewsletterSubscriber } from '@/payload-types';
import { buildNewsletterPath } from '@/platform/newsletter-paths';
import { FormContainer } from '@/modules/forms';
import css from './link-page.module.css';
import { NEWSLETTER_PATH } from '@/platform/newsletter-paths';
import { maskEmail, type NewsletterLink } from './linked-subscriber';

/** The result of the last action, from the query of the redirect. */
export const LINK_PAGE_OUTCOMES = ['confirmed', 'saved', 'no-topic'] as const;
const outcomeSchema = z.enum(LINK_PAGE_OUTCOMES).optional().catch(undefined);
type Outcome = (typeof LINK_PAGE_OUTCOMES)[number];

interface LinkPageProps {
  readonly link: NewsletterLink;
  /** The outcome in the URL's query, not yet validated. */
  readonly outcome: unknown;
}

/** Returns the document title of a link's page. */
export function getLinkTitle(link: NewsletterLink): string {
  if (link.status) return DEAD_LINK_TITLES[link.why];
  return { confirm: 'Confirm your address', preferences: 'Your newsletter', unsubscribe: 'Unsubscribe' }[link.action];
}

/** Renders the page for a link in an email. */
export function LinkPage({ link, outcome }: LinkPageProps): ReactElement {
  if (link.status) return <DeadLink {...link} />;
  const { action, subscriber } = link;
  if (action === 'confirm') return <Confirm subscriber={subscriber} />;
  if (action === 'unsubscribe') return <Unsubscribe subscriber={subscriber} />;
  return <Preferences subscriber={subscriber} outcome={outcomeSchema.parse(outcome)} />;
}

const DEAD_LINK_TITLES = {
  unknown: 'This link is incomplete',
  expired: 'This link has expired',
  used: 'Your address is already confirmed',
} as const;

/** Explains why a link doesn't work and what to do now. */
function DeadLink({ action, why }: Extract<NewsletterLink, { status: number }>): ReactElement {
  return (
    <LinkPageLayout title={DEAD_LINK_TITLES[why]}>
      {why === 'unknown' ? (
        <p>Part of it is missing, or it isn’t one of ours. Copy the whole link from the email, or open it there.</p>
      ) : null}
      {why === 'used' ? (
        <p>
          You’ve already confirmed with this link, and you’re subscribed. To change topics or unsubscribe, use the links at the
          end of each newsletter.
        </p>
      ) : null}
      {why === 'expired' && action === 'confirm' ? (
        <p>
          This link has expired, or you’ve unsubscribed since. Your address has been deleted, or will be tonight, and gets no
          email from us.
        </p>
      ) : null}
      {why === 'expired' && action !== 'confirm' ? (
        <p>
          The subscription for this link was deleted, so it no longer sends any newsletter to that address. You don’t need to do
          anything.
        </p>
      ) : null}
      <p>
        {why === 'used' ? 'If none has come yet, ask for a new link: ' : 'If you want the newsletter, '}
        <a href={NEWSLETTER_PATH}>{why === 'used' ? 'subscribe again' : 'subscribe'}</a>
        {why === 'used' ? ' with the same address, and we’ll email you one.' : ' with your address.'}
      </p>
    </LinkPageLayout>
  );
}

function Confirm({ subscriber: { email, topics } }: { readonly subscriber: NewsletterSubscriber }): ReactElement {
  return (
    <LinkPageLayout title="Confirm your subscription">
      <p>
        We’ll send the newsletter to {maskEmail(email)}. Topics: {formatTopics(topics)}.
      </p>
      <FormContainer>
        <form method="post">
          <button type="submit">Confirm</button>
        </form>
        <p>You can change topics or unsubscribe at any time with the links in each email.</p>
      </FormContainer>
    </LinkPageLayout>
  );
}

const OUTCOME_MESSAGES: Readonly<Record<Outcome, string>> = {
  confirmed: 'Your address is confirmed. You’ll get the next newsletter on these topics.',
  saved: 'Your topics are saved.',
  'no-topic': 'Nothing was changed: choose at least one topic, or unsubscribe below.',
};

function Preferences({
  subscriber: { email, topics, handle },
  outcome,
}: {
  readonly subscriber: NewsletterSubscriber;
  readonly outcome: Outcome | undefined;
}): ReactElement {
  return (
    <LinkPageLayout title="Your newsletter">
      {outcome ? (
        <p className={css.outcome} role={outcome === 'no-topic' ? 'alert' : 'status'}>
          {OUTCOME_MESSAGES[outcome]}
        </p>
      ) : null}
      <p>It goes to {maskEmail(email)}.</p>
      <FormContainer>
        <form method="post">
          <fieldset data-field="choices">
            <legend>Topics</legend>
            {NEWSLETTER_TOPICS.map(({ value, label }) => (
              <div key={value}>
                <input
                  type="checkbox"
                  id={`topic-${value}`}
                  name="topics"
                  value={value}
                  defaultChecked={topics.includes(value)}
                />
                <label htmlFor={`topic-${value}`}>{label}</label>
              </div>
            ))}
          </fieldset>
          <button type="submit">Save topics</button>
        </form>
      </FormContainer>
      <div className={css.leave}>
        <h2>Unsubscribe</h2>
        <UnsubscribeForm action={buildNewsletterPath('unsubscribe', createNewsletterToken('unsubscribe', handle))} />
      </div>
    </LinkPageLayout>
  );
}

function Unsubscribe({ subscriber: { email } }: { readonly subscriber: NewsletterSubscriber }): ReactElement {
  return (
    <LinkPageLayout title="Unsubscribe from the newsletter">
      <p>{maskEmail(email)} won’t get the newsletter anymore.</p>
      <UnsubscribeForm />
    </LinkPageLayout>
  );
}

function UnsubscribeForm({ action }: { readonly action?: string }): ReactElement {
  return (
    <FormContainer>
      <form method="post" action={action}>
        <input type="hidden" name="by" value="button" />
        <button type="submit">Unsubscribe</button>
      </form>
      <p>It takes effect immediately, and we delete your address.</p>
    </FormContainer>
  );
}

function LinkPageLayout({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div data-error-fallback="">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
