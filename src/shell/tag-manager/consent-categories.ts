/**
 * The version of what visitors choose. Increment it when a category is added, removed or redefined, so that everyone is
 * asked again.
 */
export const CONSENT_VERSION = 1;

/** Optional categories. Each one maps to states of the tag manager's consent mode. */
export const CONSENT_CATEGORIES = [
  { name: 'statistics', label: 'Statistics', text: 'Which pages are read, from what kind of device.' },
  { name: 'marketing', label: 'Marketing', text: 'Which of our ads brought you here. Never used to personalize ads.' },
] as const;
