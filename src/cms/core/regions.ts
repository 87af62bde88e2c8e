/** The regions of the world by which partners and customers are found, as parts of addresses. */
export const REGIONS = [
  { value: 'north-america', label: 'North America' },
  { value: 'latin-america', label: 'Latin America' },
  { value: 'europe', label: 'Europe' },
  { value: 'middle-east-africa', label: 'Middle East and Africa' },
  { value: 'asia-pacific', label: 'Asia and the Pacific' },
] as const;
