/** The kinds of events. Their values are part of URLs. */
export const EVENT_KINDS = [
  { value: 'conference', label: 'Conference' },
  { value: 'user-group', label: 'User group' },
  { value: 'workshop', label: 'Workshop' },
] as const;
export type EventKind = (typeof EVENT_KINDS)[number]['value'];
