import type { RunResult } from './result';
import type { ScriptRun } from './run-script';

/** The scripts that check the answer to an exercise. */
export interface CheckedScripts {
  /** The setup script. */
  setup: readonly string[];
  answer: string;
  /** The script that runs after the answer. Its output is compared; without one, that of the answer is. */
  check: string | undefined;
}

/** The output of an answer and of its check. */
export interface CheckedRun {
  answer: RunResult;
  /** undefined when the answer's own output counts. */
  check: RunResult | undefined;
}

/**
 * Empties a database without restarting Postgres, which takes a hundred times as long: ends an open transaction, then
 * removes settings, objects and roles.
 */
const RESET_SCRIPT = `
rollback;
reset session authorization;
discard all;
alter system reset all;
select pg_reload_conf();
do $$ declare each record; begin
  for each in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', each.nspname);
  end loop;
  for each in select rolname from pg_roles where rolname !~ '^pg_' and rolname <> current_user loop
    execute format('drop owned by %1$I cascade', each.rolname);
    execute format('drop role %I', each.rolname);
  end loop;
  execute format('alter role %I reset all', current_user);
  execute format('alter database %I reset all', current_database());
end $$;
create schema public authorization pg_database_owner;
grant usage on schema public to public;
set timezone to 'UTC';
set client_min_messages to notice;`;

/**
 * Runs the setup script, an answer, and its check in an emptied database.
 * @param run runs a script in the database
 */
export async function runAnswer(
  run: (script: string) => Promise<ScriptRun>,
  { setup, answer, check }: CheckedScripts,
): Promise<CheckedRun> {
  for (const script of [RESET_SCRIPT, ...setup]) await run(script);
  const answered = await run(answer);
  // If an answer terminates Postgres, there is nothing to check.
  if (check === undefined || answered.hasEnded) return { answer: answered.result, check: undefined };
  return { answer: answered.result, check: (await run(check)).result };
}
