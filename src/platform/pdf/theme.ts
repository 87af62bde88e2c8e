/** Colors of the site's light theme, in a format that PDF supports. */
export const COLORS = {
  ink: '#14264a',
  soft: '#4c5a75',
  line: '#d8d5ce',
  surface: '#f5f3ee',
  accent: '#c2410c',
  link: '#8a2f0a',
} as const;
