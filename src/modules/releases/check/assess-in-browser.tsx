import type { ReactElement } from 'react';
import { assess, type AssessmentFacts } from '@/platform/postgres-facts/assess';
import { assessmentFactsSchema } from '@/platform/postgres-facts/assessment-facts';
import { getToday } from '@/platform/utc-day';
import { AssessmentView } from './assessment-view';

const FACTS_PATH = '/releases/data.json';
const TIME_LIMIT_MS = 30_000;

/**
 * Says what a server is affected by, from the text that a person has pasted. Only the list of releases is fetched. Loaded
 * when someone asks, because it is larger than the rest of the page's code.
 * @throws Error when the list can't be loaded
 */
export async function assessInBrowser(text: string): Promise<ReactElement> {
  const assessment = assess(text, await fetchFacts(), getToday());
  return <AssessmentView assessment={assessment} />;
}

async function fetchFacts(): Promise<AssessmentFacts> {
  const response = await fetch(FACTS_PATH, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${FACTS_PATH} responded with status ${response.status}.`);
  return assessmentFactsSchema.parse(await response.json());
}
