import type pg from 'pg';
import { formatPsqlOutput } from '@/modules/runnable-sql/format-psql';
import type { RunResult } from '@/modules/runnable-sql/result';
import { differsOnlyInVolatileValues, normalizeOutput, stripCommandTags } from './compare-output';
import type { RecordedBlock } from './recorded-blocks';
import { runBlock } from './run-blocks';

/** The result of comparing a block with its recorded output. */
export type Outcome =
  | { kind: 'unchanged' }
  /** The output differs, and everything the block needs is in the text. */
  | { kind: 'changed'; printed: string }
  /** The output differs, possibly because the block depends on something that the text doesn't run. */
  | { kind: 'differs'; printed: string }
  | { kind: 'not-run'; reason: string };

/** Runs work with a connection to a new database. */
type Database = <Result>(work: (client: pg.Client) => Promise<Result>) => Promise<Result>;

const TIME_LIMIT = '60s';
const NEEDS_MORE = 'needs what the text doesn’t set up';
const SEVERAL_SESSIONS = /^--.*\b(?:session [a-z\d]|primary|standby|publisher|subscriber)\b/im;

/**
 * Runs the SQL of a text in order and compares its output with the recorded one. Runnable blocks run by
 * themselves, as in the browser. The other ones run with them in a second database, and only if they have an output.
 */
export async function recordBlocks(blocks: readonly RecordedBlock[], database: Database): Promise<Map<RecordedBlock, Outcome>> {
  const outcomes = new Map<RecordedBlock, Outcome>();
  for (const block of blocks) {
    const reason = findSkipReason(block);
    if (block.output && reason !== undefined) outcomes.set(block, { kind: 'not-run', reason });
  }
  const runnable = blocks.filter((block) => block.isRunnable);
  if (runnable.some(({ output }) => output))
    await database(async (client) => {
      for (const block of runnable)
        if (block.output) outcomes.set(block, compareRunnable(block.output.text, await runBlock(client, block.code)));
        else await runBlock(client, block.code);
    });
  const all = blocks.filter((block) => findSkipReason(block) === undefined);
  if (all.some((block) => block.output && !block.isRunnable))
    await database(async (client) => {
      await client.query(`set statement_timeout = '${TIME_LIMIT}'`);
      let missing: string | undefined;
      for (const block of all) {
        const result = await runBlock(client, block.code).catch(() => undefined);
        missing ??= result && findMissingExtension(result);
        if (block.output && !block.isRunnable) outcomes.set(block, compareRecorded(block.output.text, result, missing));
      }
    });
  return outcomes;
}

/** Returns why the embedded server can't run a block; undefined when it can. */
function findSkipReason({ language, code, file }: RecordedBlock): string | undefined {
  if (language !== 'sql') return language === '' ? 'no language' : language;
  if (file !== undefined && !/\.sql$|^PostgreSQL$/.test(file)) return 'another server';
  return SEVERAL_SESSIONS.test(code) ? 'several sessions or servers' : undefined;
}

function compareRunnable(recorded: string, result: RunResult): Outcome {
  const printed = formatPsqlOutput(result);
  return normalizeOutput(printed) === normalizeOutput(recorded) ? { kind: 'unchanged' } : { kind: 'changed', printed };
}

/** @param missing an extension that the text creates and the server doesn't have */
function compareRecorded(recorded: string, result: RunResult | undefined, missing: string | undefined): Outcome {
  if (!result) return { kind: 'not-run', reason: 'ends its session' };
  // In a terminal, messages are printed where they occur, not after all tables.
  const inOrder = result.map((each) => formatPsqlOutput([each])).join('\n');
  const stripped = stripCommandTags(recorded);
  if ([formatPsqlOutput(result), inOrder].some((each) => differsOnlyInVolatileValues(stripped, each)))
    return { kind: 'unchanged' };
  if (missing !== undefined) return { kind: 'not-run', reason: `needs the extension ${missing}` };
  const isUnexpected = result.some(({ error }) => error && !recorded.includes(error.message));
  return isUnexpected ? { kind: 'not-run', reason: NEEDS_MORE } : { kind: 'differs', printed: inOrder };
}

function findMissingExtension(result: RunResult): string | undefined {
  for (const { error } of result) {
    const [, name] = /^extension "(\S+)" is not available/.exec(error?.message ?? '') ?? [];
    if (name !== undefined) return name;
  }
  return undefined;
}
