import type { BasePayload, PayloadRequest } from 'payload';
import { FACT_TOKENS, type FactValues, findTokens, resolveFactTokens } from '@/platform/fact-tokens';
import { buildFactValues, type FactRows } from '@/platform/postgres-facts/fact-values';
import { getToday } from '@/platform/utc-day';
import { RequestStore } from '@/cms/core/changes/request-store';

/** The collections that the values of fact tokens come from. */
export const FACT_SOURCES: ReadonlySet<string> = new Set([
  'postgres-versions',
  'postgres-releases',
  'software-versions',
  'platforms',
  'plans',
]);

/** The rows that a request has loaded: a save needs them for each text field with a token, and for the search index. */
const loadedRows = new RequestStore<'rows', Promise<FactRows>>('fact-rows');

/**
 * Loads the rows that tokens take their values from; once for a request, if one is given, inside its transaction, and again after
 * the request has changed a fact.
 */
export function loadFactRows(payload: BasePayload, req?: PayloadRequest): Promise<FactRows> {
  if (req === undefined) return readFactRows(payload);
  const loaded = loadedRows.for(req);
  const rows = loaded.get('rows') ?? readFactRows(payload, req);
  loaded.set('rows', rows);
  return rows;
}

/** Has the next call of {@link loadFactRows} load the rows again, because the request has changed one. */
export function forgetFactRows(req: PayloadRequest): void {
  loadedRows.for(req).clear();
}

async function readFactRows(payload: BasePayload, req?: PayloadRequest): Promise<FactRows> {
  const all = { pagination: false, depth: 0, sort: '_order', ...(req && { req }) } as const;
  // One after the other: a transaction has one connection.
  const versions = await payload.find({ collection: 'postgres-versions', ...all });
  const releases = await payload.find({ collection: 'postgres-releases', ...all });
  const software = await payload.find({ collection: 'software-versions', ...all });
  const platforms = await payload.find({ collection: 'platforms', ...all });
  const plans = await payload.find({ collection: 'plans', ...all });
  return {
    versions: versions.docs,
    releases: releases.docs,
    software: software.docs,
    platforms: platforms.docs,
    plans: plans.docs,
  };
}

/** Loads the value of every token as of today. */
export async function loadFactValues(payload: BasePayload, req?: PayloadRequest): Promise<FactValues> {
  return buildFactValues(await loadFactRows(payload, req), getToday());
}

/** Resolves the fact tokens of a value outside the pages, such as in an email. Loads the rows only if a token needs them. */
export async function resolveStoredFacts<Value>(payload: BasePayload, value: Value, req?: PayloadRequest): Promise<Value> {
  return resolveFactTokens(value, await loadFactValuesFor(payload, value, req));
}

/** Loads the values that the tokens of a value need: only the constants, if it names nothing else. */
export async function loadFactValuesFor(payload: BasePayload, value: unknown, req?: PayloadRequest): Promise<FactValues> {
  const areConstants = [...findTokens(value)].every((name) => Object.hasOwn(FACT_TOKENS, name));
  return areConstants ? FACT_TOKENS : loadFactValues(payload, req);
}
