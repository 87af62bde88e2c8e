/** How much prior knowledge a course or webinar expects. */
export const COURSE_LEVELS = ['foundation', 'intermediate', 'advanced'] as const;
