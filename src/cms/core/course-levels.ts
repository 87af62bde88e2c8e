/** How much prior knowledge a course, a webinar, or a tutorial expects. */
export const COURSE_LEVELS = ['foundation', 'intermediate', 'advanced'] as const;

/** The levels as the choices of a field. */
export const COURSE_LEVEL_OPTIONS = [
  { value: 'foundation', label: 'Foundation' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
] as const satisfies readonly { value: (typeof COURSE_LEVELS)[number]; label: string }[];
