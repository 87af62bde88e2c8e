import type { PayloadRequest } from 'payload';
import type { Form } from '@/payload-types';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { findFacts } from '@/modules/entries';
import { getPayloadClient } from '@/modules/payload-client';
import { getErrorReason } from '@/platform/error-reason';
import type { FormDefinition } from './definition';
import { hasContactEmail, cacheContactEmail } from './contact-email';

declare global {
  /**
   * The form definitions this process last read. Pages and route handlers are bundled separately, so they are stored on
   * globalThis.
   */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var lastSeenForms: Map<string, FormDefinition> | undefined;
}

const cachedDefinitions = (globalThis.lastSeenForms ??= new Map());

/** Returns the form definition for the page being rendered, and tags the page with the forms collection. */
export async function getPageDefinition(key: string): Promise<FormDefinition | undefined> {
  const rows = await findFacts('forms');
  await cacheContactEmail();
  cacheDefinitions(rows);
  const row = rows.find((each) => each.key === key);
  return row && toDefinition(row);
}

/** Replaces the cached definitions, so that a deleted form is forgotten. */
function cacheDefinitions(rows: readonly Form[]): void {
  cachedDefinitions.clear();
  for (const row of rows) cachedDefinitions.set(row.key, toDefinition(row));
}

let preloading: Promise<void> | undefined;

/** Loads all form definitions once, so that this process can show them while the database is down. Never throws. */
export function preloadForms(): Promise<void> {
  preloading ??= loadForms().catch((error: unknown) => {
    preloading = undefined;
    console.error('forms: cannot load the definitions:', getErrorReason(error));
  });
  return preloading;
}

async function loadForms(): Promise<void> {
  const payload = await getPayloadClient();
  const { docs } = await payload.find({ collection: 'forms', pagination: false, depth: 0 });
  cacheDefinitions(await resolveStoredFacts(payload, docs));
  await cacheContactEmail();
}

/**
 * Returns the current form definition, or the last known one when the database doesn't respond.
 * @param req whose transaction reads it; without it, a caller in a transaction would wait for a second connection
 */
export async function findCurrentDefinition(
  key: string,
  req?: PayloadRequest,
): Promise<{ definition?: FormDefinition; isDatabaseUnavailable: boolean }> {
  try {
    const payload = await getPayloadClient();
    const { docs } = await payload.find({
      collection: 'forms',
      where: { key: { equals: key } },
      limit: 1,
      pagination: false,
      depth: 0,
      ...(req && { req }),
    });
    const [row] = await resolveStoredFacts(payload, docs, req);
    if (row === undefined) {
      cachedDefinitions.delete(key);
      return { isDatabaseUnavailable: false };
    }
    const definition = toDefinition(row);
    cachedDefinitions.set(key, definition);
    if (!req && !hasContactEmail()) await cacheContactEmail();
    return { definition, isDatabaseUnavailable: false };
  } catch (error) {
    console.error('forms: the database does not respond:', getErrorReason(error));
    return { definition: cachedDefinitions.get(key), isDatabaseUnavailable: true };
  }
}

function toDefinition({
  key,
  name,
  submitLabel,
  fields,
  thankYou,
  nextSteps,
  deliverTo,
  deliverToSite,
  keepDays,
  confirmed,
  trialDays,
}: Form): FormDefinition {
  return { key, name, submitLabel, thankYou, nextSteps, deliverTo, deliverToSite, keepDays, confirmed, trialDays, fields };
}
