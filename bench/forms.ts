import { randomUUID } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import { z } from 'zod';

/*
 * npm run bench:forms: how many submissions of a form the running site takes in a second, how long each waits for its
 * answer, and that none is lost. BASE_URL is the site (its SITE_URL), DATABASE_URL its database when entries are to be
 * counted there. It proves its work beforehand, some 200 ms for each submission. The site must take as many from one
 * address: FORMS_PER_HOUR=1000000 npm start.
 */
const { BASE_URL, BENCH_SUBMISSIONS, BENCH_VISITORS, DATABASE_URL } = z
  .object({
    BASE_URL: z.url().default('http://localhost:3000').transform((url) => url.replace(/\/+$/, '')),
    BENCH_SUBMISSIONS: z.coerce.number().int().min(1).default(500),
    BENCH_VISITORS: z.coerce.number().int().min(1).default(8),
    DATABASE_URL: z.string().optional(),
  })
  .parse(process.env);

const run = randomUUID().slice(0, 8);
const accepted = new Set<string>();
const refused = new Map<number, number>();
const milliseconds: number[] = [];
let next = 0;

const challenge = z.custom<Challenge>((value) => z.object({ parameters: z.object({ nonce: z.string() }), signature: z.string() }).safeParse(value).success);

/** A proof of work, as a browser makes one while somebody types. */
async function solved(): Promise<string> {
  const given = challenge.parse(await (await fetch(`${BASE_URL}/forms/challenge`)).json());
  return Buffer.from(JSON.stringify({ challenge: given, solution: await solveChallenge({ challenge: given, deriveKey }) })).toString('base64');
}

async function submit(number: number): Promise<void> {
  const body = new URLSearchParams({ email: `${run}-${number}@bench.example`, question: `Number ${number}`, attempt: randomUUID(), altcha: proofs.pop() ?? '' });
  const begin = performance.now();
  const answer = await fetch(`${BASE_URL}/get-started?form=get-started`, { method: 'POST', redirect: 'manual', headers: { Origin: BASE_URL }, body });
  milliseconds.push(performance.now() - begin);
  await answer.body?.cancel();
  const reference = answer.headers.get('location')?.split('/').at(-1);
  if (answer.status === 303 && reference !== undefined) accepted.add(reference);
  else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
}

async function visitor(): Promise<void> {
  while (next < BENCH_SUBMISSIONS) {
    next += 1;
    await submit(next);
  }
}

/** How many of what was accepted is kept; undefined when the database is not named. */
async function keptOf(references: readonly string[]): Promise<number | undefined> {
  if (DATABASE_URL === undefined) return undefined;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from form_entries where reference = any($1)', [references]);
    return rows[0]?.kept;
  } finally {
    await client.end();
  }
}

const proofs: string[] = [];
while (proofs.length < BENCH_SUBMISSIONS) proofs.push(...(await Promise.all(Array.from({ length: Math.min(8, BENCH_SUBMISSIONS - proofs.length) }, solved))));
const begin = performance.now();
await Promise.all(Array.from({ length: BENCH_VISITORS }, visitor));
const seconds = (performance.now() - begin) / 1000;
const sorted = milliseconds.toSorted((one, other) => one - other);
const quantile = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
const kept = await keptOf([...accepted]);

console.log(`${accepted.size} of ${BENCH_SUBMISSIONS} accepted in ${seconds.toFixed(1)} s by ${BENCH_VISITORS} visitors at once: ${(accepted.size / seconds).toFixed(1)} a second`);
console.log(`time to the answer: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, longest ${quantile(1)} ms`);
for (const [status, count] of refused) console.log(`${count} answered with ${status}`);
console.log(kept === undefined ? 'lost: not counted (DATABASE_URL names no database)' : `lost: ${accepted.size - kept}`);
if (accepted.size < BENCH_SUBMISSIONS || (kept !== undefined && kept < accepted.size)) process.exitCode = 1;
