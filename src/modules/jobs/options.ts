/** Teams that hire, as parts of addresses. */
export const JOB_TEAMS = [
  { value: 'engineering', label: 'Engineering' },
  { value: 'support', label: 'Support' },
  { value: 'services', label: 'Professional services' },
  { value: 'training', label: 'Training' },
  { value: 'product', label: 'Product' },
  { value: 'sales', label: 'Sales' },
] as const;

/** Where one works, with the zone in which a day of an opening begins and ends. An office has a city; else `countries` says where one may live. */
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

/** Kinds of employment, with their names at schema.org. */
export const EMPLOYMENT_TYPES = [
  { value: 'full-time', label: 'Full time', schema: 'FULL_TIME' },
  { value: 'part-time', label: 'Part time', schema: 'PART_TIME' },
  { value: 'contract', label: 'Contract', schema: 'CONTRACTOR' },
  { value: 'internship', label: 'Internship', schema: 'INTERN' },
] as const;

/** Units of pay, with their names at schema.org. */
export const PAY_UNITS = [
  { value: 'year', label: 'a year', schema: 'YEAR' },
  { value: 'month', label: 'a month', schema: 'MONTH' },
  { value: 'hour', label: 'an hour', schema: 'HOUR' },
] as const;
