/** Customer industries, by path segment. */
export const INDUSTRIES = [
  { value: 'finance', label: 'Banking and insurance' },
  { value: 'public-sector', label: 'Public sector' },
  { value: 'health', label: 'Health' },
  { value: 'retail', label: 'Retail and logistics' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'telecom', label: 'Telecommunications' },
  { value: 'software', label: 'Software' },
] as const;

/** The needs that brought customers to us. */
export const CUSTOMER_NEEDS = [
  { value: 'leave-oracle', label: 'Leave Oracle' },
  { value: 'high-availability', label: 'High availability' },
  { value: 'performance', label: 'Performance' },
  { value: 'upgrade', label: 'Upgrade' },
  { value: 'kubernetes', label: 'Kubernetes' },
  { value: 'security', label: 'Security' },
  { value: 'cost', label: 'Cost' },
] as const;
