import type { Role } from '@/cms/core/access/roles';

/**
 * The kinds of deliveries: triggered by a form submission, by a change to what people have registered for, by a trial, by a
 * booking, by an exam, for newsletter subscribers, for editors, or for replicas.
 */
export const DELIVERY_KINDS = [
  { value: 'request-confirm', label: 'Confirmation request to the sender' },
  { value: 'confirmation', label: 'Confirmation to the sender' },
  { value: 'mailbox', label: 'Email to the form’s mailbox' },
  { value: 'webhook', label: 'Message to the CRM' },
  { value: 'registration-canceled', label: 'Webinar or event: canceled' },
  { value: 'registration-moved', label: 'Webinar or event: new time or place' },
  { value: 'registration-resumed', label: 'Webinar or event: back on' },
  { value: 'trial-reminder', label: 'Reminder before the end of a trial' },
  { value: 'trial-end', label: 'Email after the end of a trial' },
  { value: 'class-booked', label: 'Class: booking confirmation' },
  { value: 'class-offered', label: 'Class: seat offered from the waiting list' },
  { value: 'class-reminder', label: 'Class: reminder' },
  { value: 'class-left', label: 'Class: canceled or moved' },
  { value: 'class-changed', label: 'Class: new time' },
  { value: 'class-dropped', label: 'Class: canceled days' },
  { value: 'exam-result', label: 'Exam: result' },
  { value: 'newsletter-confirm', label: 'Newsletter: confirmation request' },
  { value: 'newsletter-known', label: 'Newsletter: already subscribed' },
  { value: 'newsletter-issue', label: 'Newsletter: issue' },
  { value: 'schedule-refused', label: 'Scheduled change refused: email to the person who scheduled it' },
  { value: 'content-published', label: 'Message to a replica: content has changed' },
] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]['value'];

/** The deliveries that call another system over HTTP. All others are emails. */
export const WEBHOOK_KINDS = ['webhook', 'content-published'] as const satisfies readonly DeliveryKind[];

/** The kinds of deliveries that are emails. */
export const MAIL_DELIVERY_KINDS = DELIVERY_KINDS.map(({ value }) => value).filter((kind) => isMailDelivery(kind));

/** Returns whether deliveries of this kind are emails. */
export function isMailDelivery(kind: DeliveryKind): kind is MailDeliveryKind {
  return !WEBHOOK_KINDS.some((each) => each === kind);
}

type MailDeliveryKind = Exclude<DeliveryKind, (typeof WEBHOOK_KINDS)[number]>;

/** The kinds of emails that are stored when there is no mail server. A test of a newsletter issue isn't delivered by the outbox. */
export const MAIL_KINDS = [
  ...DELIVERY_KINDS.filter(({ value }) => isMailDelivery(value)),
  { value: 'newsletter-test', label: 'Newsletter: test of an issue' },
];
export type MailKind = MailDeliveryKind | 'newsletter-test';

const SALES: readonly Role[] = ['sales'];
const NO_OTHERS: readonly Role[] = [];

/**
 * The roles that may read the stored emails of each kind. Administrators may read all of them. What names a draft isn't for
 * sales, who read no drafts.
 */
export const MAIL_READERS: Readonly<Record<MailKind, readonly Role[]>> = {
  'request-confirm': SALES,
  confirmation: SALES,
  mailbox: SALES,
  'registration-canceled': SALES,
  'registration-moved': SALES,
  'registration-resumed': SALES,
  'trial-reminder': SALES,
  'trial-end': SALES,
  'class-booked': SALES,
  'class-offered': SALES,
  'class-reminder': SALES,
  'class-left': SALES,
  'class-changed': SALES,
  'class-dropped': SALES,
  'exam-result': SALES,
  'newsletter-confirm': SALES,
  'newsletter-known': SALES,
  'newsletter-issue': SALES,
  'newsletter-test': NO_OTHERS,
  'schedule-refused': NO_OTHERS,
};
