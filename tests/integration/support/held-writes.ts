import type pg from 'pg';

/** Points between two steps of the server, each with the trigger that blocks it there. */
const MOMENTS = {
  'the outbox is written': 'create trigger held before insert on form_deliveries for each row execute function held()',
  'the entry is committed':
    'create constraint trigger held after insert on form_entries deferrable initially deferred for each row execute function held()',
  'a delivery is written down':
    "create trigger held before update on form_deliveries for each row when (new.state = 'delivered') execute function held()",
} as const;

const LOCK = 771_177;

/** Paused writes. */
interface HeldWrites {
  /** Returns the application name of a connection whose write is paused; undefined when there is none. */
  findPausedApplication(): Promise<string | undefined>;
  /** Resumes them and removes the trigger. */
  release(): Promise<void>;
}

/** Pauses the server between two of its steps: Postgres blocks it there until it is released. */
export async function holdWrites(client: pg.Client, moment: keyof typeof MOMENTS): Promise<HeldWrites> {
  await client.query(
    `create or replace function held() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`,
  );
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await client.query(MOMENTS[moment]);
  return {
    findPausedApplication: async () => {
      const { rows } = await client.query<{ name: string }>(
        `select application_name as name
         from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and objid = $1 and not granted
         limit 1`,
        [LOCK],
      );
      return rows[0]?.name;
    },
    release: async () => {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
      await client.query(`drop function held() cascade`);
    },
  };
}
