import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FactValues } from '@/platform/fact-tokens';
import { buildFactValues, type FactRows } from '@/platform/postgres-facts/fact-values';
import { getToday } from '@/platform/utc-day';
import { repositoryRoot } from './paths';

const versionSchema = z.object({
  major: z.number(),
  released: z.string(),
  endOfLife: z.string().optional(),
  lastRelease: z.string().optional(),
});
const releaseSchema = z.object({ released: z.string(), versions: z.array(z.string()) });
const platformSchema = z.object({ key: z.string(), name: z.string(), supportEnds: z.string().optional() });
const planSchema = z.object({ key: z.string(), name: z.string(), price: z.string() });
const softwareSchema = z.object({ key: z.string(), version: z.string().optional(), released: z.string().optional() });

/** Reads the rows behind the fact tokens from the content files. */
export function readContentFactRows(): FactRows {
  return {
    versions: readRows('postgres-versions', versionSchema),
    releases: readRows('postgres-releases', releaseSchema),
    software: readRows('software-versions', softwareSchema),
    platforms: readRows('platforms', platformSchema),
    plans: readRows('plans', planSchema),
  };
}

/** Returns the current value of every token from the content files. */
export function readContentFacts(): FactValues {
  return buildFactValues(readContentFactRows(), getToday());
}

function readRows<Row>(name: string, schema: z.ZodType<Row>): Row[] {
  return z.array(schema).parse(parse(readFileSync(path.join(repositoryRoot, 'content/data', `${name}.yaml`), 'utf8')));
}
