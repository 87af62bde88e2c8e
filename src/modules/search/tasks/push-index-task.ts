import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TaskConfig } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { type SearchService, searchService, type StoredHit } from '@/services/search';
import { PUSH_TASK } from '../index/queue-push';
import { readStoredRules } from './stored-rules';

const BATCH_SIZE = 500;
/** The ID of the synonyms and rules in `search.pushed`; no hit has it. */
const RULES_ID = '#rules';

/**
 * Sends differences to the external search service after each change, and every five minutes, because some entries start and
 * end at a set time. It is idempotent.
 */
export const pushSearchIndex: TaskConfig<typeof PUSH_TASK> = {
  slug: PUSH_TASK,
  label: 'Send the search index to the search service',
  ...(searchService ? { schedule: [{ cron: '*/5 * * * *', queue: 'search' as const }] } : {}),
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 2_000 } },
  handler: async ({ req }) => {
    if (!searchService) return { output: {} };
    await pushIndex(req, searchService);
    // Last, because they refer to hits.
    await pushRules(req, searchService);
    return { output: {} };
  },
};

const changeSchema = z.object({
  id: z.string(),
  fingerprint: z.string().nullable(),
  hit: z.looseObject({ objectID: z.string() }).nullable(),
});
type Change = z.infer<typeof changeSchema>;

/**
 * Sends all differences. If nothing was pushed yet, or the index was rebuilt, it replaces the whole index at once.
 * @throws when the service rejects a request or doesn't respond; batches sent until then are recorded
 */
async function pushIndex(req: PayloadRequest, service: SearchService): Promise<void> {
  const isEmpty = (await queryRows(req, sql`select 1 from search.pushed where id <> ${RULES_ID} limit 1`)).length === 0;
  const changes = z.array(changeSchema).parse(await queryRows(req, DIFFERENCES));
  if (isEmpty) {
    await service.replaceAll(collectHits(changes));
    return remember(req, changes);
  }
  for (let index = 0; index < changes.length; index += BATCH_SIZE) {
    const batch = changes.slice(index, index + BATCH_SIZE);
    const removed = batch.filter(({ hit }) => hit === null).map(({ id }) => id);
    await service.write({ saved: collectHits(batch), removed });
    await remember(req, batch);
  }
}

/**
 * Sends the synonyms and rules of editors if they, or the IDs of hits they refer to, differ from those sent.
 * @throws when the service rejects a request or doesn't respond
 */
async function pushRules(req: PayloadRequest, service: SearchService): Promise<void> {
  const rules = await readStoredRules(req);
  const fingerprint = createHash('sha256').update(JSON.stringify(rules)).digest('hex');
  const sent = await queryRows(req, sql`select 1 from search.pushed where id = ${RULES_ID} and fingerprint = ${fingerprint}`);
  if (sent.length > 0) return;
  await service.replaceRules(rules);
  await remember(req, [{ id: RULES_ID, fingerprint, hit: null }]);
}

/** The public hits that differ from those sent, and those sent that aren't public anymore. */
const DIFFERENCES = sql`
  with hits as (
    select id,
      jsonb_build_object('objectID', id, 'url', url, 'page', page, 'kind', kind, 'title', title, 'heading', heading, 'path', path,
        'description', description, 'body', left(body, 8000), 'keys', keys, 'product', products, 'topic', topics, 'version', versions,
        'boost', round(boost::numeric, 2), 'sample', sample) as hit
    from search.document
    where (visible_from is null or visible_from <= now()) and (visible_until is null or visible_until > now())
  ), public_hits as (
    select id, md5(hit::text) as fingerprint, hit from hits
  )
  select coalesce(public_hits.id, pushed.id) as id, public_hits.fingerprint, public_hits.hit
  from public_hits full join (select * from search.pushed where id <> ${RULES_ID}) as pushed on pushed.id = public_hits.id
  where pushed.fingerprint is distinct from public_hits.fingerprint
  order by 1
`;

function collectHits(changes: readonly Change[]): StoredHit[] {
  return changes.flatMap(({ hit }) => hit ?? []);
}

async function remember(req: PayloadRequest, changes: readonly Change[]): Promise<void> {
  const given = JSON.stringify(changes.map(({ id, fingerprint }) => ({ id, fingerprint })));
  await queryRows(
    req,
    sql`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as changed (id text, fingerprint text)),
    removed as (delete from search.pushed using given where pushed.id = given.id and given.fingerprint is null)
    insert into search.pushed (id, fingerprint) select id, fingerprint from given where fingerprint is not null
    on conflict (id) do update set fingerprint = excluded.fingerprint
  `,
  );
}
