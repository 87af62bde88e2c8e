/** The kinds of partners. The values are path segments. */
export const PARTNER_KINDS = [
  { value: 'consulting', label: 'Consulting' },
  { value: 'technology', label: 'Technology' },
  { value: 'cloud', label: 'Cloud' },
  { value: 'reseller', label: 'Reseller' },
  { value: 'training', label: 'Training' },
] as const;

/** Skills that a partner has demonstrated. */
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
