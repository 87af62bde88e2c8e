/** What partners do, as parts of addresses. */
export const PARTNER_KINDS = [
  { value: 'consulting', label: 'Consulting' },
  { value: 'technology', label: 'Technology' },
  { value: 'cloud', label: 'Cloud' },
  { value: 'reseller', label: 'Reseller' },
  { value: 'training', label: 'Training' },
] as const;

/** What a partner has shown that it can do. */
export const PARTNER_SKILLS = [
  { value: 'oracle-migration', label: 'Migration from Oracle' },
  { value: 'high-availability', label: 'High availability' },
  { value: 'performance', label: 'Performance' },
  { value: 'kubernetes', label: 'Kubernetes' },
  { value: 'operation', label: 'Daily operation' },
  { value: 'security', label: 'Security' },
  { value: 'backup', label: 'Backup and recovery' },
  { value: 'training', label: 'Training' },
] as const;
