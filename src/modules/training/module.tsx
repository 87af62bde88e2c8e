import type { Slot } from '@/modules/module';
import { CourseCatalog, CourseFacts } from './course-tables';
import { ClassSchedule, getScheduleTitle } from './class-schedule';
import { ExamFacts } from './exam-facts';
import { buildCourseNode } from './structured-data';

export const trainingSlots = {
  'course-catalog': { render: () => <CourseCatalog />, listsPages: true },
  'course-facts': { render: ({ page }) => <CourseFacts page={page.url} />, subject: buildCourseNode },
  'class-schedule': {
    render: ({ page, view }) => <ClassSchedule page={page.url} view={view} />,
    viewTitle: ({ view }) => getScheduleTitle(view),
  },
  'exam-facts': { render: () => <ExamFacts /> },
} satisfies Record<string, Slot>;
