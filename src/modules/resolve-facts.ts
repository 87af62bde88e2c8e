import { cache } from 'react';
import { loadFactRows } from '@/cms/facts/load-fact-values';
import { findTokens, resolveFactTokens, FACT_TOKENS, type FactValues } from '@/platform/fact-tokens';
import { addCacheTags, setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { createCachedRead } from '@/platform/page-cache/cached-read';
import { dataTag } from '@/platform/page-cache/tags';
import { buildFactValues, findNextFactChange } from '@/platform/postgres-facts/fact-values';
import { getToday } from '@/platform/utc-day';
import { getPayloadClient } from './payload-client';

/** The collections behind the tokens of a group, which is the first part of their names. */
const COLLECTIONS_BY_GROUP: Readonly<Record<string, readonly string[]>> = {
  postgres: ['postgres-versions', 'postgres-releases'],
  product: ['software-versions'],
  platform: ['platforms'],
  plan: ['plans'],
};

const readFactRows = createCachedRead(Object.values(COLLECTIONS_BY_GROUP).flat().map(dataTag), async () =>
  loadFactRows(await getPayloadClient()),
);

const getFacts = cache(async (): Promise<{ values: FactValues; changesOn: string }> => {
  const rows = await readFactRows();
  const today = getToday();
  return { values: buildFactValues(rows, today), changesOn: findNextFactChange(rows, today) };
});

/**
 * Resolves the fact tokens in a page's content. Tags the page being rendered with the facts it names, so that it is
 * rendered again when one of them changes, and sets its expiry to the day on which a support window ends.
 */
export async function resolveFacts<Value>(value: Value): Promise<Value> {
  const names = findTokens(value);
  // Most content names no fact, and lists are large: they aren't copied.
  if (names.size === 0) return value;
  const groups = new Set([...names].flatMap((name) => name.split('.')[0] ?? []));
  const collections = [...groups].flatMap((group) => COLLECTIONS_BY_GROUP[group] ?? []);
  if (collections.length === 0) return resolveFactTokens(value, FACT_TOKENS);
  const { values, changesOn } = await getFacts();
  await addCacheTags(...collections.map(dataTag));
  if (groups.has('postgres')) await setCacheExpiry(new Date(`${changesOn}T00:00:00Z`));
  return resolveFactTokens(value, values);
}

/** Tags what is being rendered with every fact, for texts whose tokens are resolved in SQL. */
export async function addFactTags(): Promise<void> {
  await addCacheTags(...Object.values(COLLECTIONS_BY_GROUP).flat().map(dataTag));
  await setCacheExpiry(new Date(`${(await getFacts()).changesOn}T00:00:00Z`));
}

/** Returns the value of every token, for texts that are matched in SQL. Tags nothing. */
export async function getFactValues(): Promise<FactValues> {
  return (await getFacts()).values;
}
