import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { findEntry } from '@/modules/entries';
import type { Lesson } from '@/payload-types';
import { getLearningPaths, type LearningPathSummary, type LearningStep } from '../paths';

/** An exercise as its page shows it. */
export interface Exercise {
  task: string;
  start: string;
  hints: string[];
  /** What is run after the answer; undefined when the answer's own output is compared. */
  check: string | undefined;
  expected: string;
  isOrdered: boolean;
  solution: string;
}

/** A lesson with its exercises. */
export type LessonData = Pick<Lesson, 'title' | 'description' | 'body' | 'verified' | 'contentChangedAt'> & {
  url: string;
  exercises: Exercise[];
};

/** Where a lesson is in its course, which is a learning path. */
export interface LessonPosition {
  course: LearningPathSummary;
  /** From 1. */
  position: number;
  minutes: number;
  previous: LearningStep | undefined;
  next: LearningStep | undefined;
}

/** Returns the published lesson at this URL path, if any. */
export const findLesson = cache(async (path: string): Promise<LessonData | undefined> => {
  const found = await findEntry('lessons', path);
  return found && toLesson(found.entry);
});

/** Converts a collection entry to the lesson its page shows. */
export function toLesson({ slug, title, description, body, verified, contentChangedAt, exercises }: Lesson): LessonData {
  return {
    url: buildEntryUrl(getEntryKind('lessons'), slug),
    title,
    description,
    body,
    verified,
    contentChangedAt,
    exercises: exercises.map(({ task, start, hints, check, expected, ordered, solution }) => ({
      task,
      start,
      hints: (hints ?? '').split('\n').filter((hint) => hint.trim() !== ''),
      check: check?.trim() ? check : undefined,
      expected,
      isOrdered: ordered === true,
      solution,
    })),
  };
}

/** Finds the course that a lesson is a step of; undefined for a lesson that isn't part of a published course yet. */
export async function findLessonPosition(url: string): Promise<LessonPosition | undefined> {
  for (const course of await getLearningPaths()) {
    const index = course.steps.findIndex((step) => step.url === url);
    const step = course.steps[index];
    if (step)
      return {
        course,
        position: index + 1,
        minutes: step.minutes,
        previous: course.steps[index - 1],
        next: course.steps[index + 1],
      };
  }
  return undefined;
}
