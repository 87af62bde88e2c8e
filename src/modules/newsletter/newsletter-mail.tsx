import { formatTopics } from '@/cms/core/taxonomy/newsletter-topics';
import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';
import { renderMailMarkdown } from '@/cms/mail/render-mail-markdown';
import { formatDay } from '@/platform/format-day';

/** Links for a subscriber to change topics and to unsubscribe. */
interface SubscriberLinks {
  preferences: string;
  unsubscribe: string;
}

interface ConfirmMailProps {
  site: MailSite;
  topics: readonly string[];
  link: string;
  /** When the link expires. */
  until: Date;
  /** Text from the form's definition. */
  nextSteps: string;
}

/**
 * Renders the email that asks a person to confirm the subscription. An address gets nothing else until it is confirmed.
 */
export function renderConfirmSubscriptionMail({ site, topics, link, until, nextSteps }: ConfirmMailProps): Promise<RenderedMail> {
  return renderMail({
    subject: `Please confirm: the ${site.name} newsletter`,
    site,
    heading: 'Do you want our newsletter?',
    children: (
      <>
        <p>
          Someone, probably you, has subscribed to the {site.name} newsletter at this address: {formatTopics(topics)}.
        </p>
        {nextSteps.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a data-button="" href={link}>
            Confirm your address
          </a>
        </p>
        <p>The link leads to a page with a button. It works until {formatDay(until)}. Then we delete the address.</p>
        <p>If you didn’t subscribe, do nothing, and you won’t get the newsletter.</p>
      </>
    ),
  });
}

/** Renders the email to a confirmed subscriber whose address was entered again. */
export function renderAlreadySubscribedMail({
  site,
  topics,
  links,
}: {
  site: MailSite;
  topics: readonly string[];
  links: SubscriberLinks;
}): Promise<RenderedMail> {
  return renderMail({
    subject: `You are already subscribed to our newsletter: ${site.name}`,
    site,
    heading: 'You are already subscribed to our newsletter',
    children: (
      <>
        <p>
          Someone, probably you, has subscribed to the newsletter again with this address, which already receives it:{' '}
          {formatTopics(topics)}. Nothing was changed.
        </p>
        <p>
          <a data-button="" href={links.preferences}>
            Change your topics
          </a>
        </p>
        <p>
          Don’t want it anymore? <a href={links.unsubscribe}>Unsubscribe</a>.
        </p>
      </>
    ),
  });
}

interface IssueMailProps {
  subject: string;
  /** Markdown, with its tokens resolved. */
  body: string;
  topics: readonly string[];
  site: MailSite;
  links: SubscriberLinks;
}

/** Renders an issue of the newsletter for one subscriber. */
export function renderIssueMail({ subject, body, topics, site, links }: IssueMailProps): Promise<RenderedMail> {
  return renderMail({
    subject,
    site,
    heading: subject,
    children: <div dangerouslySetInnerHTML={{ __html: renderMailMarkdown(body, site.url) }} />,
    note: (
      <p>
        You’re getting this email because you subscribed to our newsletter. Topics of this issue: {formatTopics(topics)}.{' '}
        <a href={links.preferences}>Change your topics</a> or <a href={links.unsubscribe}>unsubscribe</a>.
      </p>
    ),
  });
}
