/** The kinds of deliveries: triggered by a form submission, by a trial, or for newsletter subscribers. */
export const DELIVERY_KINDS = [
  { value: 'confirmation', label: 'Confirmation to the person' },
  { value: 'mailbox', label: 'Mail to the mailbox of the form' },
  { value: 'webhook', label: 'Message to the CRM' },
  { value: 'trial-reminder', label: 'Reminder before the end of a trial' },
  { value: 'trial-end', label: 'Mail after the end of a trial' },
  { value: 'newsletter-confirm', label: 'Newsletter: asks to confirm' },
  { value: 'newsletter-known', label: 'Newsletter: subscribed already' },
  { value: 'newsletter-issue', label: 'Newsletter: an issue' },
] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]['value'];
