import type { FormDefinition } from './definition';
import type { Form } from '@/payload-types';
import { factsOf } from '@/modules/entries';
import { payload } from '@/modules/payload';
import { isContactKnown, rememberContact } from './contact-address';

declare global {
  /** The forms that this process has seen last; pages and addresses are bundled apart, so it stands with the process. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var lastSeenForms: Map<string, FormDefinition> | undefined;
}

const lastSeen = (globalThis.lastSeenForms ??= new Map());

/** A form for a page that is being made; the page is noted as made from the forms. */
export async function definitionForPage(key: string): Promise<FormDefinition | undefined> {
  const rows = await factsOf('forms');
  await rememberContact();
  for (const row of rows) lastSeen.set(row.key, definitionOf(row));
  return lastSeen.get(key);
}

let remembered: Promise<void> | undefined;

/** Looks at all forms once, so that this process can show them while the database is away. Never throws. */
export function rememberForms(): Promise<void> {
  remembered ??= readForms().catch((error: unknown) => {
    remembered = undefined;
    console.error('forms: they cannot be read:', error instanceof Error ? error.message : error);
  });
  return remembered;
}

async function readForms(): Promise<void> {
  const { docs } = await (await payload()).find({ collection: 'forms', pagination: false, depth: 0 });
  for (const row of docs) lastSeen.set(row.key, definitionOf(row));
  await rememberContact();
}

/** What is known of a form: as it is now, or as it was last when the database does not answer. */
export async function definitionNow(key: string): Promise<{ definition?: FormDefinition; databaseIsAway: boolean }> {
  try {
    const { docs } = await (await payload()).find({ collection: 'forms', where: { key: { equals: key } }, limit: 1, pagination: false, depth: 0 });
    const [row] = docs;
    if (row === undefined) return { databaseIsAway: false };
    const definition = definitionOf(row);
    lastSeen.set(key, definition);
    if (!isContactKnown()) await rememberContact();
    return { definition, databaseIsAway: false };
  } catch (error) {
    console.error('forms: the database does not answer:', error instanceof Error ? error.message : error);
    return { definition: lastSeen.get(key), databaseIsAway: true };
  }
}

function definitionOf({ key, name, submitLabel, fields, thankYou, nextSteps, deliverTo, keepDays, trialDays }: Form): FormDefinition {
  return { key, name, submitLabel, thankYou, nextSteps, deliverTo, keepDays, trialDays, fields };
}
