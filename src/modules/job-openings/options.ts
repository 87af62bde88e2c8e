/** Hiring teams, by path segment. */
export const JOB_TEAMS = [
  { value: 'engineering', label: 'Engineering' },
  { value: 'support', label: 'Support' },
  { value: 'services', label: 'Professional services' },
  { value: 'training', label: 'Training' },
  { value: 'product', label: 'Product' },
  { value: 'sales', label: 'Sales' },
] as const;

/**
 * Job locations, with the time zone in which an opening's days begin and end. An office has a city; otherwise
 * `countries` says where employees may live.
 */
export const JOB_LOCATIONS = [
  {
    value: 'boston',
    label: 'Boston, Massachusetts',
    zone: 'America/New_York',
    office: { locality: 'Boston', region: 'MA', country: 'US' },
    countries: undefined,
  },
  {
    value: 'london',
    label: 'London, United Kingdom',
    zone: 'Europe/London',
    office: { locality: 'London', region: 'England', country: 'GB' },
    countries: undefined,
  },
  {
    value: 'pune',
    label: 'Pune, India',
    zone: 'Asia/Kolkata',
    office: { locality: 'Pune', region: 'MH', country: 'IN' },
    countries: undefined,
  },
  {
    value: 'remote-united-states',
    label: 'Remote, United States',
    zone: 'America/Los_Angeles',
    office: undefined,
    countries: ['US'],
  },
  {
    value: 'remote-europe',
    label: 'Remote, Europe',
    zone: 'Europe/Berlin',
    office: undefined,
    countries: ['DE', 'ES', 'FR', 'GB', 'NL', 'PL'],
  },
  { value: 'remote-australia', label: 'Remote, Australia', zone: 'Australia/Sydney', office: undefined, countries: ['AU'] },
] as const;

/** Employment types with their schema.org names. */
export const EMPLOYMENT_TYPES = [
  { value: 'full-time', label: 'Full time', schema: 'FULL_TIME' },
  { value: 'part-time', label: 'Part time', schema: 'PART_TIME' },
  { value: 'contract', label: 'Contract', schema: 'CONTRACTOR' },
  { value: 'internship', label: 'Internship', schema: 'INTERN' },
] as const;

/** Pay units with their schema.org names. */
export const PAY_UNITS = [
  { value: 'year', label: 'a year', schema: 'YEAR' },
  { value: 'month', label: 'a month', schema: 'MONTH' },
  { value: 'hour', label: 'an hour', schema: 'HOUR' },
] as const;
