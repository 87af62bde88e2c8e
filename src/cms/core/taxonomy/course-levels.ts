/** How much prior knowledge a course, a webinar, or a tutorial expects. */
export const COURSE_LEVELS = [
  { value: 'foundation', label: 'Foundation' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
] as const;
