import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { inspect } from 'node:util';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Field, type FormState, initTransaction, killTransaction } from 'payload';
import { generateTypes } from 'payload/node';
import { describe, expect, it, vi } from 'vitest';
import { nobody } from '@/cms/core/access/access';
import { findDueQueues } from '@/cms/job-queue/find-due-queues';
import { QUEUES } from '@/cms/job-queue';
import { recoverPostponedJobs } from '@/cms/job-queue/recover-postponed';
import { runBatch } from '@/cms/job-queue/runner';
import { claimNext } from '@/cms/outbox/claim';
import { recoverPostponedDeliveries } from '@/cms/outbox/recover-postponed';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { closeAutosaveVersion } from '@/cms/drafts/edit-lock';
import { removeFutureLocks } from '@/cms/drafts/remove-future-locks';
import { createOutboxReader } from '@/server/observability/outbox-state';
import { createTemporaryFolder } from '../support/processes';
import { database, payload } from './payload';

/*
 * What the site takes from the inside of Payload, besides its documented interface (docs/architecture.md, “Dependencies on
 * internals”). When one of these fails after an update of Payload, the message says which file has to follow.
 */

async function count(query: string): Promise<number> {
  return (await database.client.query(query)).rowCount ?? 0;
}

it('src/payload-types.ts has the types of the collections', async () => {
  const file = path.join(createTemporaryFolder(), 'payload-types.ts');
  vi.stubEnv('PAYLOAD_TS_OUTPUT_PATH', file);
  await generateTypes(payload.config, { log: false });
  expect(readFileSync('src/payload-types.ts', 'utf8'), 'Run npm run types.').toBe(readFileSync(file, 'utf8'));
});

it('statements of the site run in the transaction that Payload opened', async () => {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await queryRows(req, sql`create table of_a_transaction ()`);
  await killTransaction(req);
  expect(
    await count(`select from pg_class where relname = 'of_a_transaction'`),
    'Payload no longer keeps an open transaction at payload.db.sessions[id].db, so a statement survived the ' +
      'rollback (src/cms/core/database/transaction.ts)',
  ).toBe(0);
});

it('work outside a Payload transaction gets its own, which ends with the work', async () => {
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, () => queryRows(req, sql`create table of_the_work ()`));
  expect(await count(`select from pg_class where relname = 'of_the_work'`), 'initTransaction and commitTransaction').toBe(1);
});

it('the error of a statement contains none of its values', async () => {
  const req = await createLocalReq({}, payload);
  const error: unknown = await queryRows(req, sql`select ${'zoe@example.org'}::int`).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringContaining('22P02'), cause: { code: '22P02' } });
  expect(inspect(error, { depth: null, showHidden: true }), 'src/platform/database/redact-errors.ts').not.toContain('zoe@');
});

it('a commit that Postgres rejects is an error', async () => {
  const req = await createLocalReq({}, payload);
  await database.client.query('create table of_one (value int unique deferrable initially deferred)');
  const work = runInTransaction(req, () => queryRows(req, sql`insert into of_one values (1), (1)`));
  await expect(work, 'runInTransaction says that something is saved that is not').rejects.toThrow();
  expect(await count('select from of_one')).toBe(0);
});

it('a save that Postgres rejects at commit is an error', async () => {
  await database.client.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at the commit'; end $$;
    create constraint trigger refuse after insert on redirects deferrable initially deferred for each row execute function refuse()`);
  const save = payload.create({ collection: 'redirects', data: { from: '/old-page', to: '/company' } });
  await expect(save, 'Payload ignores a failed commit again (src/cms/core/database/database-adapter.ts)').rejects.toThrow();
  expect(await count(`select from redirects where "from" = '/old-page'`)).toBe(0);
  await database.client.query('drop trigger refuse on redirects');
});

it('a transaction with a failed statement does not count as committed', async () => {
  const req = await createLocalReq({}, payload);
  const work = runInTransaction(req, () => queryRows(req, sql`select 1 / 0`).catch(() => undefined));
  await expect(work).rejects.toThrow('rolled the transaction back');
});

it('an autosave after another user’s creates a new version', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: '/company/about' } }, depth: 0 });
  const id = docs[0]?.id ?? 0;
  const versions = () => count(`select from _pages_v where parent_id = ${id}`);
  const autosave = (label: string) =>
    payload.update({ collection: 'pages', id, data: { label }, draft: true, autosave: true, depth: 0 });
  await autosave('One');
  const first = await versions();
  await autosave('Two');
  expect(await versions(), 'Payload no longer writes autosaves that follow each other into one version').toBe(first);
  await closeAutosaveVersion(await createLocalReq({}, payload), 'pages', id);
  await autosave('Three');
  expect(
    await versions(),
    'Payload no longer finds the version to overwrite by _pages_v.autosave, so one person’s autosave replaces ' +
      'another’s (src/cms/drafts/edit-lock.ts)',
  ).toBe(first + 1);
});

it('the state of a form has the errors that Payload doesn’t check, even after a save', async () => {
  // Payload's components import their styles, which Node doesn't know.
  const ignoreStyles = `export const load = (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)`;
  register(`data:text/javascript,${encodeURIComponent(ignoreStyles)}`);
  const { buildReviewableFormState } = await import('@/cms/workflow/form-state');
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Ada', subject: 'ada', roles: ['administrator'] },
  });
  const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: '/company/about' } }, depth: 0 });
  const lead = 'layout.0.lead';
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  payload.importMap = {};
  const buildState = async (given: { id?: number; data?: object; formState?: FormState; skipValidation?: boolean }) => {
    const result = await buildReviewableFormState({
      id: docs[0]?.id,
      ...given,
      importMap: {},
      cookies: new Map(),
      locale: undefined,
      permissions: {},
      user: req.user,
      req,
      collectionSlug: 'pages',
      schemaPath: 'pages',
      docPermissions: undefined,
      docPreferences: { fields: {} },
      operation: 'update',
      renderAllFields: true,
      mockRSCs: true,
    });
    if (!('state' in result) || result.state === undefined)
      throw new Error(
        `Payload no longer returns the state of a form as \`state\` (src/cms/workflow/form-state.ts): ${inspect(result)}`,
      );
    return result.state;
  };
  const setLead = (state: FormState, value: string): FormState => ({ ...state, [lead]: { ...state[lead], value } });
  const opened = await buildState({ data: docs[0] });
  expect(opened[lead]?.value, 'Payload names the fields of a form’s state in another way (form-errors.ts)').toBeTypeOf('string');
  const broken = await buildState({ formState: setLead(opened, 'See [this page](/company/gone).') });
  expect(
    broken[lead],
    'Payload no longer passes the form as `formState`, or a marked field is no longer `valid: false` (src/cms/workflow/form-state.ts)',
  ).toMatchObject({ valid: false, errorMessage: expect.stringContaining('/company/gone') });
  expect(broken['layout']?.errorPaths, 'Payload counts errors around a field elsewhere (form-errors.ts)').toContain(lead);
  const saved = await buildState({ formState: broken, skipValidation: true });
  expect(saved[lead]?.valid, 'Payload no longer says `skipValidation` after a save (src/cms/workflow/form-state.ts)').toBe(false);
  const fixed = await buildState({ formState: setLead(broken, 'See the other page.') });
  expect(fixed[lead]?.valid, 'Payload keeps errors of an earlier state (src/cms/workflow/form-state.ts)').not.toBe(false);
  const wrong = await buildState({ formState: { ...opened, section: { ...opened['section'], value: 'nonsense' } } });
  expect(wrong['section'], 'a value that Postgres would refuse').toMatchObject({
    valid: false,
    errorMessage: 'This must be one of the options of this field.',
  });
  await expect(buildState({ formState: opened, id: 99_999_999_999 }), 'a failed query').rejects.toThrow(
    'The form couldn’t be checked',
  );
});

it('errors are added to a form by the name that the admin uses for those of a save', () => {
  const source = readFileSync('node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js', 'utf8');
  const message = 'Payload adds the errors of a save in another way (src/cms/admin-ui/form-controls/refused-errors.tsx)';
  expect(source, message).toMatch(/case 'ADD_SERVER_ERRORS':\s*\{[^}]*\}[^}]*action\.errors\.forEach\(\(\{\s*message,\s*path/);
});

it('the admin requests the state of a form by the name that the site replaces', () => {
  const readSource = (file: string) => readFileSync(path.join('node_modules/@payloadcms', file), 'utf8');
  const message =
    'Payload’s server function has another name than serverFunctions of src/app/(cms)/layout.tsx (src/cms/workflow/form-state.ts)';
  expect(readSource('ui/dist/providers/ServerFunctions/index.js'), message).toContain(`name: 'form-state'`);
  expect(readSource('next/dist/utilities/handleServerFunctions.js'), message).toContain(`'form-state': buildFormStateHandler`);
});

it('a queue is due exactly when Payload would run one of its jobs', async () => {
  await database.client.query('delete from payload_jobs');
  const leave = (queue: string, columns: string, values: string) =>
    database.client.query(
      `insert into payload_jobs (task_slug, queue, ${columns}) values ('remove-failed-jobs', '${queue}', ${values})`,
    );
  const states: [columns: string, values: string, isDue: boolean][] = [
    ['processing', 'false', true],
    ['processing', 'true', false],
    ['has_error', 'true', false],
    ['completed_at', 'now()', false],
    ['wait_until', `now() - interval '1 minute'`, true],
    ['wait_until', `now() + interval '1 hour'`, false],
  ];
  const [queue] = QUEUES;
  for (const [columns, values, isDue] of states) {
    await leave(queue, columns, values);
    const due = await findDueQueues(payload);
    const { jobStatus } = await payload.jobs.run({ queue, limit: 10, silent: true });
    const state = `${columns} ${values}`;
    expect(due, `findDueQueues: ${state}`).toEqual(isDue ? [queue] : []);
    expect(
      Object.keys(jobStatus ?? {}).length > 0,
      `Payload’s jobs.run has other conditions than src/cms/job-queue/find-due-queues.ts: ${state}`,
    ).toBe(isDue);
    await database.client.query('delete from payload_jobs');
  }
});

it('after a clock that was ahead is set back, tasks are due at their usual times, and publications at theirs', async () => {
  await database.client.query('delete from payload_jobs');
  await payload.jobs.handleSchedules({ allQueues: true });
  const findLate = async (): Promise<string[]> => {
    const { rows } = await database.client.query(
      `select task_slug from payload_jobs where wait_until > now() + interval '1 day' and not has_error order by 1`,
    );
    return rows.map((row) => String(row.task_slug));
  };
  expect(await findLate()).toEqual([]);
  // What the clock has left: one task waits for its time, the others have run.
  await database.client.query("delete from payload_jobs where task_slug <> 'deliver-forms'");
  await database.client.query("update payload_jobs set wait_until = '2050-01-01T00:01Z', updated_at = '2050-01-01'");
  await database.client.query(
    `insert into payload_jobs (task_slug, queue, wait_until, updated_at)
     values ('schedulePublish', 'default', '2050-01-01T00:01Z', '2050-01-01')`,
  );
  await database.client.query(
    `update payload_jobs_stats set stats = regexp_replace(stats::text, '"20[^"]*"', '"2050-01-01T00:00:00.000Z"', 'g')::jsonb`,
  );
  await recoverPostponedJobs(payload);
  await payload.jobs.handleSchedules({ allQueues: true });
  expect(await findLate(), 'src/cms/job-queue/recover-postponed.ts').toEqual(['schedulePublish']);
  expect(await count("select from payload_jobs where task_slug = 'deliver-forms'")).toBe(1);
  expect(await count("select from payload_jobs where task_slug = 'send-newsletters'")).toBe(1);
  await database.client.query('delete from payload_jobs');
});

it('after a clock that was ahead is set back, no edit lock lasts until the wrong time has come', async () => {
  await database.client.query('delete from payload_locked_documents');
  await database.client.query(
    `insert into payload_locked_documents (global_slug, updated_at)
     values ('current', now()), ('of a clock within the tolerance', now() + interval '4 minutes'), ('future', now() + interval '1 hour')`,
  );
  await removeFutureLocks(payload);
  const { rows } = await database.client.query('select global_slug as slug from payload_locked_documents order by 1');
  expect(rows.map(({ slug }) => String(slug))).toEqual(['current', 'of a clock within the tolerance']);
  await database.client.query('delete from payload_locked_documents');
});

it('after a clock of Postgres that was ahead is set back, what was enqueued, claimed, or had failed meanwhile is due', async () => {
  await database.client.query('delete from form_deliveries');
  await database.client.query(
    `insert into form_deliveries (delivery_id, kind, state, attempts, next_attempt_at, updated_at, problem) values
       ('claimed', 'confirmation', 'waiting', 0, now() - interval '1 minute', now() - interval '1 month', null),
       ('enqueued', 'confirmation', 'waiting', 0, now() + interval '1 day', now() + interval '1 day', null),
       ('failed', 'confirmation', 'waiting', 3, now() + interval '1 day', now() + interval '1 day', 'EDNS'),
       ('failed before', 'confirmation', 'waiting', 12, now() + interval '2 hours', now(), 'EDNS'),
       ('delivered', 'confirmation', 'delivered', 1, now() + interval '1 day', now() + interval '1 day', null)`,
  );
  expect(await claimNext(payload, 'mail')).toMatchObject({ delivery_id: 'claimed' });
  // As if the clock had been ahead at that time.
  await database.client.query(
    `update form_deliveries set next_attempt_at = next_attempt_at + interval '1 day', updated_at = updated_at + interval '1 day'
     where delivery_id = 'claimed'`,
  );
  await recoverPostponedDeliveries(payload);
  const { rows } = await database.client.query(
    'select delivery_id from form_deliveries where next_attempt_at <= now() order by 1',
  );
  expect(rows.map(({ delivery_id: id }) => String(id))).toEqual(['claimed', 'enqueued', 'failed']);
  await database.client.query('delete from form_deliveries');
});

it('jobs and deliveries that only a newer version knows are left to it, and hold up no others', async () => {
  await database.client.query('delete from payload_jobs');
  await database.client.query("alter type enum_payload_jobs_task_slug add value 'of-a-newer-version'");
  await database.client.query("alter type enum_form_deliveries_kind add value 'of-a-newer-version'");
  await database.client.query("insert into payload_jobs (task_slug, queue) values ('of-a-newer-version', 'default')");
  await database.client.query(
    `insert into form_deliveries (delivery_id, kind, state, attempts, next_attempt_at)
     values ('of-a-newer-version', 'of-a-newer-version', 'waiting', 0, now() - interval '1 day'),
       ('known', 'confirmation', 'waiting', 0, now())`,
  );
  expect(await findDueQueues(payload)).toEqual([]);
  await database.client.query("insert into payload_jobs (task_slug, queue) values ('remove-failed-jobs', 'default')");
  expect(await runBatch(payload, 'default')).toBe(true);
  const { rows: jobs } = await database.client.query(
    'select task_slug, processing, has_error, total_tried::int from payload_jobs',
  );
  expect(jobs).toEqual([{ task_slug: 'of-a-newer-version', processing: false, has_error: false, total_tried: 0 }]);

  expect(await claimNext(payload, 'mail')).toMatchObject({ delivery_id: 'known', attempts: 1 });
  expect(await claimNext(payload, 'mail')).toBeUndefined();
  expect(await claimNext(payload, 'webhooks')).toBeUndefined();
  const { rows: deliveries } = await database.client.query(
    "select attempts::int, state from form_deliveries where delivery_id = 'of-a-newer-version'",
  );
  expect(deliveries).toEqual([{ attempts: 0, state: 'waiting' }]);
  await database.client.query('delete from payload_jobs');
  await database.client.query("delete from form_deliveries where delivery_id in ('of-a-newer-version', 'known')");
});

it('the metrics count failing deliveries that are not due, and failed jobs except purges', async () => {
  await database.client.query('delete from payload_jobs');
  await database.client.query(
    "insert into payload_jobs (task_slug, queue, has_error) values ('purge-cdn', 'deliveries', true), ('sweep-media', 'upkeep', true)",
  );
  await database.client.query(
    `insert into form_deliveries (delivery_id, kind, state, attempts, next_attempt_at, problem)
     values ('refused', 'class-booked', 'waiting', 9, now() + interval '8 minutes', 'The mail server refused it.'),
       ('new', 'class-booked', 'waiting', 0, now() + interval '8 minutes', null),
       ('lost', 'class-booked', 'given-up', 16, now(), 'The mail server refused it.')`,
  );
  expect(await createOutboxReader(database.url)()).toEqual({
    waiting: 0,
    oldestSeconds: 0,
    failing: 1,
    givenUp: 1,
    failedJobs: 1,
  });
  await database.client.query('delete from payload_jobs');
  await database.client.query("delete from form_deliveries where delivery_id in ('refused', 'new', 'lost')");
});

it('no role can read or change when tasks last ran', () => {
  const stats = payload.config.globals.find(({ slug }) => slug === 'payload-jobs-stats');
  expect(stats, 'Payload keeps the times of scheduled tasks in another global (src/cms/job-queue/index.ts)').toBeDefined();
  for (const rule of ['read', 'readVersions', 'update'] as const)
    expect(stats?.access[rule], `Payload takes the access rule ${rule} from elsewhere`).toBe(nobody);
});

describe('the labels of the admin', () => {
  /** The first word, and names. Payload writes the name of a field without a label with capital letters: Content Changed At. */
  const TITLE_CASE = /[^.!?:”]\s(?!(?:URL|URLs|ID|IDs|PostgreSQL|Postgres|CVE|CVEs|SQL)\b)[A-Z]/;

  /** Lists the labels of these fields, of those in them, and of their blocks. */
  function listLabels(fields: readonly Field[], owner: string): string[] {
    return fields.flatMap((field) => {
      const at = 'name' in field ? `${owner}.${field.name}` : owner;
      const rows = 'labels' in field ? [field.labels?.singular, field.labels?.plural] : [];
      const own = ['label' in field ? field.label : undefined, ...rows].flatMap((label) =>
        typeof label === 'string' ? [`${at}: ${label}`] : [],
      );
      if (field.type === 'tabs') return [...own, ...field.tabs.flatMap((tab) => listLabels(tab.fields, at))];
      if (field.type === 'blocks')
        return [...own, ...field.blocks.flatMap((block) => listLabels(block.fields, `${at}.${block.slug}`))];
      return 'fields' in field ? [...own, ...listLabels(field.fields, at)] : own;
    });
  }

  it('are in sentence case', () => {
    const labels = [...payload.config.collections, ...payload.config.globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) => listLabels(fields, slug));
    expect(labels.length).toBeGreaterThan(500);
    expect(labels.filter((label) => TITLE_CASE.test(label.slice(label.indexOf(':') + 2)))).toEqual([]);
  });
});

it('the forms of facts say when a change is public', () => {
  const getDescription = (slug: string) => payload.config.collections.find((each) => each.slug === slug)?.admin.description;
  expect(getDescription('plans')).toEqual(expect.stringMatching(/a change is public as soon as you save it\.$/));
  expect(getDescription('search-rules')).toEqual(expect.stringMatching(/A change takes effect with the next search\.$/));
});
