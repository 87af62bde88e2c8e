/** World regions that partners and customers are filtered by; the values appear in URLs. */
export const REGIONS = [
  { value: 'north-america', label: 'North America' },
  { value: 'latin-america', label: 'Latin America' },
  { value: 'europe', label: 'Europe' },
  { value: 'middle-east-africa', label: 'Middle East and Africa' },
  { value: 'asia-pacific', label: 'Asia and the Pacific' },
] as const;

/** World regions that events are filtered by; the values appear in URLs. */
export const EVENT_REGIONS = [
  { value: 'north-america', label: 'North America' },
  { value: 'latin-america', label: 'Latin America' },
  { value: 'europe', label: 'Europe' },
  { value: 'africa', label: 'Africa' },
  { value: 'asia-pacific', label: 'Asia and the Pacific' },
] as const;
export type EventRegion = (typeof EVENT_REGIONS)[number]['value'];
