import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { resolveLinks } from '@/modules/pages';
import { findEntry, buildVisibleWhere } from '@/modules/entries';
import type { LearningPath } from '@/payload-types';
import { getPublicReader } from '@/modules/public-reader';

/** One step of a path: a text of this site, by the name that it has now. */
export interface LearningStep {
  url: string;
  label: string;
  goal: string;
  minutes: number;
}

/** What lists show of a path. */
export interface LearningPathSummary {
  url: string;
  title: string;
  description: string;
  audience: string;
  goal: string;
  steps: LearningStep[];
}

/** A path with its text. */
export type LearningPathData = LearningPathSummary & Pick<LearningPath, 'body' | 'updatedAt'>;

/** Every published path, in its order. Steps that are not published any more are left out. */
export const getLearningPaths = cache(async (): Promise<LearningPathSummary[]> => {
  const { docs } = await (
    await getPublicReader()
  ).find({
    collection: 'learning-paths',
    where: await buildVisibleWhere('learning-paths'),
    sort: ['order', 'slug'],
    pagination: false,
    depth: 0,
  });
  return Promise.all(docs.map(toLearningPath));
});

/** The published path at this address, if there is one. */
export const findLearningPath = cache(async (path: string): Promise<LearningPathData | undefined> => {
  const found = await findEntry('learning-paths', path);
  return found && toLearningPath(found.entry);
});

/** An entry of the collection as its page shows it; steps that are not published are left out. */
export async function toLearningPath({
  slug,
  title,
  description,
  audience,
  goal,
  steps,
  body,
  updatedAt,
}: LearningPath): Promise<LearningPathData> {
  const labels = new Map((await resolveLinks(steps.map(({ href }) => href))).map(({ url, label }) => [url, label]));
  return {
    url: buildEntryUrl(getEntryKind('learning-paths'), slug),
    title,
    description,
    audience,
    goal,
    body,
    updatedAt,
    steps: steps.flatMap((step) => {
      const label = labels.get(step.href);
      return label === undefined ? [] : [{ url: step.href, label, goal: step.goal, minutes: step.minutes }];
    }),
  };
}

/** How long the steps take together, in words: "9 hours". */
export function formatTotalTime(steps: readonly Pick<LearningStep, 'minutes'>[]): string {
  const hours = Math.max(1, Math.round(steps.reduce((sum, { minutes }) => sum + minutes, 0) / 60));
  return hours === 1 ? 'one hour' : `${hours} hours`;
}
