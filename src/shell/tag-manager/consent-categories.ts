/**
 * What a choice is about. It is raised when a category comes or goes, or means something else: everybody is asked anew.
 */
export const CONSENT_VERSION = 1;

/** What may be loaded besides what the site needs; each is a state of the tag manager's consent mode. */
export const CONSENT_CATEGORIES = [
  { name: 'statistics', label: 'Statistics', text: 'Which pages are read, from what kind of device.' },
  { name: 'marketing', label: 'Marketing', text: 'Whether an advertisement led here, so that others are shown less of it.' },
] as const;
