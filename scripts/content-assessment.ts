import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { assessmentFactsSchema } from '@/platform/postgres-facts/assessment-facts';
import type { AssessmentFacts } from '@/platform/postgres-facts/assess';
import { repositoryRoot } from './paths';

/** Reads the facts for an assessment from the content files. */
export function readContentAssessmentFacts(): AssessmentFacts {
  const read = (name: string): unknown =>
    z.array(z.unknown()).parse(parse(readFileSync(path.join(repositoryRoot, 'content/data', `${name}.yaml`), 'utf8')));
  return assessmentFactsSchema.parse({
    versions: read('postgres-versions'),
    releases: read('postgres-releases'),
    cves: read('postgres-cves'),
  });
}
