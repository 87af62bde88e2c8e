import type { Module } from '@/modules/module';
import { CourseCatalog, getCatalogTitle } from './course-catalog';
import { CourseFacts } from './course-tables';
import { ClassSchedule, getScheduleTitle } from './class-schedule';
import { ExamFacts } from './exam-facts';
import { buildCourseNode } from './structured-data';

export const trainingModule = {
  slots: {
    'course-catalog': {
      render: ({ page, view }) => <CourseCatalog page={page.url} view={view} />,
      viewTitle: ({ view }) => getCatalogTitle(view),
      listsPages: true,
      isWide: true,
    },
    'course-facts': { render: ({ page }) => <CourseFacts page={page.url} />, subject: buildCourseNode },
    'class-schedule': {
      render: ({ page, view }) => <ClassSchedule page={page.url} view={view} />,
      viewTitle: ({ view }) => getScheduleTitle(view),
    },
    'exam-facts': { render: () => <ExamFacts /> },
  },
} satisfies Module;
