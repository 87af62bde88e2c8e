import '../scripts/check-runtime';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import { z } from 'zod';
import { stateFolder } from '../scripts/paths';
import { type CommandContext, runCommand } from '../scripts/command';
import { CommandError } from '../scripts/command-error';
import { readCount, findRunningSite, openBenchSite } from './bench-site';
import { percentile } from './statistics';

/*
 * npm run bench:forms: how many form submissions the site handles per second, how long each waits for its response,
 * and that none is lost. The proofs of work are computed beforehand, about 200 ms each.
 *
 *   BASE_URL           a running site (default: one started for the benchmark, with its own database). It must accept
 *                      as many forms from one address: FORMS_PER_HOUR=1000000
 *   DATABASE_URL       with BASE_URL: the database of that site, in which stored submissions are counted
 *   BENCH_SUBMISSIONS  number of submissions (default 500)
 *   BENCH_VISITORS     number of concurrent visitors (default 8)
 */
const FORMS_PER_HOUR = '1000000';
const PROOF_CONCURRENCY = 8;
const RATE_LIMIT_HINT =
  `A running site must take as many forms from one address: start it with FORMS_PER_HOUR=${FORMS_PER_HOUR}, ` +
  'or unset BASE_URL.';

interface BenchTarget {
  url: string;
  databaseUrl: string | undefined;
}

interface SentForm {
  status: number;
  milliseconds: number;
  /** The reference number by which an accepted submission is found in the database. */
  reference: string | undefined;
}

const challengeSchema = z.custom<Challenge>(
  (value) => z.object({ parameters: z.object({ nonce: z.string() }), signature: z.string() }).safeParse(value).success,
);

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal } = parts;
  const [submissions, visitors] = [readCount('BENCH_SUBMISSIONS', 500), readCount('BENCH_VISITORS', 8)];
  const target = await resolveTarget(parts);
  const proofs = await terminal.step(
    'Proving work',
    () => createProofs(target, submissions),
    () => 'Proved work',
  );
  const begin = performance.now();
  const sent = await terminal.step(
    `Sending ${submissions} forms`,
    () => sendAll(target, proofs, visitors),
    () => `Sent ${submissions} forms`,
  );
  const seconds = (performance.now() - begin) / 1000;

  const references = sent.flatMap(({ status, reference }) => (status === 303 && reference !== undefined ? [reference] : []));
  const accepted = new Set(references).size;
  const kept = target.databaseUrl === undefined ? undefined : await countStored(target.databaseUrl, references);
  const times = sent.map(({ milliseconds }) => milliseconds);
  const rank = (share: number) => Math.round(percentile(times, share));
  terminal.print(
    '',
    `${accepted} of ${submissions} accepted in ${seconds.toFixed(1)} ` +
      `s by ${visitors} visitors at once: ${(accepted / seconds).toFixed(1)} a second`,
    `time to the answer: median ${rank(50)} ms, p95 ${rank(95)} ms, longest ${rank(100)} ms`,
    kept === undefined ? 'lost: not counted (DATABASE_URL names no database)' : `lost: ${accepted - kept}`,
  );
  const refused = sent.find(({ status }) => status !== 303);
  if (refused !== undefined)
    throw new CommandError(`${submissions - accepted} forms were refused, one of them with ${refused.status}.`, {
      hint: RATE_LIMIT_HINT,
    });
  return accepted === submissions && (kept === undefined || kept === accepted) ? 0 : 1;
});

async function resolveTarget(parts: CommandContext): Promise<BenchTarget> {
  const given = await findRunningSite();
  if (given !== undefined) return { url: given, databaseUrl: process.env['DATABASE_URL'] || undefined };
  const own = await openBenchSite('npm run bench:forms', parts);
  const { url } = await own.start({ FORMS_PER_HOUR });
  return { url, databaseUrl: own.databaseUrl };
}

async function createProofs({ url }: BenchTarget, count: number): Promise<string[]> {
  const proofs: string[] = [];
  while (proofs.length < count) {
    const some = Array.from({ length: Math.min(PROOF_CONCURRENCY, count - proofs.length) }, () => createProof(url));
    proofs.push(...(await Promise.all(some)));
  }
  return proofs;
}

/** Computes a proof of work, as a browser does while a visitor is typing. */
async function createProof(site: string): Promise<string> {
  const answer = await fetch(`${site}/forms/challenge`);
  if (!answer.ok)
    throw new CommandError(`${site}/forms/challenge was answered with ${answer.status}.`, { hint: RATE_LIMIT_HINT });
  const given = challengeSchema.parse(await answer.json());
  return Buffer.from(
    JSON.stringify({ challenge: given, solution: await solveChallenge({ challenge: given, deriveKey }) }),
  ).toString('base64');
}

async function sendAll(target: BenchTarget, proofs: readonly string[], visitors: number): Promise<SentForm[]> {
  const run = randomUUID().slice(0, 8);
  const waiting = [...proofs.entries()];
  const sent: SentForm[] = [];
  const visitor = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [number, proof] = next;
      sent.push(await send(target, `${run}-${number}@bench.example`, proof));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return sent;
}

async function send({ url }: BenchTarget, email: string, proof: string): Promise<SentForm> {
  const body = new URLSearchParams({ email, question: 'How many a second?', attempt: randomUUID(), altcha: proof });
  const begin = performance.now();
  const answer = await fetch(`${url}/get-started?form=get-started`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body,
  });
  const milliseconds = performance.now() - begin;
  await answer.body?.cancel();
  return { status: answer.status, milliseconds, reference: answer.headers.get('location')?.split('/').at(-1) };
}

/** Counts how many of the accepted submissions are stored. */
async function countStored(databaseUrl: string, references: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ kept: number }>(
      'select count(*)::int as kept from form_entries where reference = any($1)',
      [references],
    );
    return rows[0]?.kept ?? 0;
  } finally {
    await client.end();
  }
}
