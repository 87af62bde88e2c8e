/** How much a course or a webinar expects of those who attend. */
export const COURSE_LEVELS = ['foundation', 'intermediate', 'advanced'] as const;
