/** The kinds of deliveries: triggered by a form submission, by a trial, by a booking, by an exam, for newsletter subscribers, or for replicas. */
export const DELIVERY_KINDS = [
  { value: 'request-confirm', label: 'Asks the sender to confirm' },
  { value: 'confirmation', label: 'Confirmation to the person' },
  { value: 'mailbox', label: 'Mail to the mailbox of the form' },
  { value: 'webhook', label: 'Message to the CRM' },
  { value: 'trial-reminder', label: 'Reminder before the end of a trial' },
  { value: 'trial-end', label: 'Mail after the end of a trial' },
  { value: 'class-booked', label: 'Class: the seat is booked' },
  { value: 'class-offered', label: 'Class: a seat from the waiting list' },
  { value: 'class-reminder', label: 'Class: reminder before it begins' },
  { value: 'class-left', label: 'Class: canceled or moved' },
  { value: 'class-changed', label: 'Class: another time' },
  { value: 'class-dropped', label: 'Class: days that no longer take place' },
  { value: 'exam-result', label: 'Exam: the result' },
  { value: 'newsletter-confirm', label: 'Newsletter: asks to confirm' },
  { value: 'newsletter-known', label: 'Newsletter: subscribed already' },
  { value: 'newsletter-issue', label: 'Newsletter: an issue' },
  { value: 'content-published', label: 'Message to a replica: content has changed' },
] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]['value'];
