/** How much prior knowledge a course, a webinar, or a tutorial expects. */
export const COURSE_LEVELS = ['foundation', 'intermediate', 'advanced'] as const;
