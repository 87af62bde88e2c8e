import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { resolveLinks } from '@/modules/pages';
import { findEntry, buildVisibleWhere } from '@/modules/entries';
import type { LearningPath } from '@/payload-types';
import { findPublic } from '@/modules/public-reader';

/** A step of a path: a page of this site, with its current title. */
export interface LearningStep {
  url: string;
  label: string;
  goal: string;
  minutes: number;
}

/** The fields of a path that lists show. */
export interface LearningPathSummary {
  url: string;
  title: string;
  description: string;
  audience: string;
  goal: string;
  steps: LearningStep[];
}

/** A path with its body. */
export type LearningPathData = LearningPathSummary & Pick<LearningPath, 'body' | 'contentChangedAt'>;

/** Returns every published path in order. Steps that are no longer published are omitted. */
export const getLearningPaths = cache(async (): Promise<LearningPathSummary[]> => {
  const docs = await findPublic('learning-paths', { where: await buildVisibleWhere('learning-paths'), sort: ['order', 'slug'] });
  const labels = await findLabels(docs.flatMap(({ steps }) => steps));
  return docs.map((doc) => buildLearningPath(doc, labels));
});

/** Returns the published learning path at this URL path, if any. */
export const findLearningPath = cache(async (path: string): Promise<LearningPathData | undefined> => {
  const found = await findEntry('learning-paths', path);
  return found && toLearningPath(found.entry);
});

/** Converts a collection entry to the path its page shows; unpublished steps are omitted. */
export async function toLearningPath(doc: LearningPath): Promise<LearningPathData> {
  return buildLearningPath(doc, await findLabels(doc.steps));
}

/** Finds the titles of the pages that are published, by URL. */
async function findLabels(steps: LearningPath['steps']): Promise<ReadonlyMap<string, string>> {
  const links = await resolveLinks([...new Set(steps.map(({ href }) => href))]);
  return new Map(links.map(({ url, label }) => [url, label]));
}

function buildLearningPath(
  { slug, title, description, audience, goal, steps, body, contentChangedAt }: LearningPath,
  labels: ReadonlyMap<string, string>,
): LearningPathData {
  return {
    url: buildEntryUrl(getEntryKind('learning-paths'), slug),
    title,
    description,
    audience,
    goal,
    body,
    contentChangedAt,
    steps: steps.flatMap((step) => {
      const label = labels.get(step.href);
      return label === undefined ? [] : [{ url: step.href, label, goal: step.goal, minutes: step.minutes }];
    }),
  };
}

/** Formats the total time of the steps: "9 hours". */
export function formatTotalTime(steps: readonly Pick<LearningStep, 'minutes'>[]): string {
  const hours = Math.max(1, Math.round(steps.reduce((sum, { minutes }) => sum + minutes, 0) / 60));
  return hours === 1 ? 'one hour' : `${hours} hours`;
}
