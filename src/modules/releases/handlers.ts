import { z } from 'zod';
import { DAY_MS } from '@/platform/durations';
import { readLimitedText } from '@/platform/limited-text';
import { createRateLimiter } from '@/platform/in-memory-rate-limiter';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { assess } from '@/platform/postgres-facts/assess';
import { findNewestRelease, getSupportState } from '@/platform/postgres-facts/facts';
import { getAssessmentFacts, SERVERS_MAX } from './check/server-assessment';
import { getLifecycle } from './lifecycle';
import { findOldestVerificationDay } from './oldest-verification-day';

/** How many servers a POST may contain. */
const POSTED_SERVERS_MAX = 1_000;
/** Room for a thousand names and results of `select version()`. */
const CHECK_BYTES_MAX = 300_000;
const mayCheck = createRateLimiter({ burst: 20, perSecond: 2 });

const HEADERS = { 'cache-control': 'public, max-age=300' };
/** Scripts of other sites may read these responses, because they contain no visitor's data. */
const OPEN_HEADERS = { ...HEADERS, 'access-control-allow-origin': '*' };

/** Creates the response at /releases/data.json: the facts from which an assessment is computed. It is cached like a page. */
export async function createReleaseData(): Promise<Response> {
  return Response.json((await getAssessmentFacts()).facts, { headers: HEADERS });
}

/**
 * Creates the response at /releases/lifecycle.json: the support window and the newest release of each major version. It is cached
 * like a page until the end of the day that it names.
 */
export async function createLifecycleJson(): Promise<Response> {
  const { versions, releases, today } = await getLifecycle();
  await setCacheExpiry(new Date(Date.parse(today) + DAY_MS));
  const rows = versions.map((version) => {
    const newest = findNewestRelease(version, releases);
    return {
      major: String(version.major),
      released: version.released,
      endOfLife: version.endOfLife ?? null,
      state: getSupportState(version, today),
      newestRelease: newest?.version ?? null,
      newestReleased: newest?.released ?? null,
      sources: version.sources,
      checked: version.checked,
    };
  });
  const checked = findOldestVerificationDay(versions, releases) ?? today;
  return Response.json({ asOf: today, checked, versions: rows }, { headers: OPEN_HEADERS });
}

/** GET /releases/check.json?release=…&release=…: assesses up to 100 servers, in the order of the parameters. */
export async function handleCheckJson(request: Request): Promise<Response> {
  if (!mayCheck(request)) return createTooManyProblem();
  const inputs = new URL(request.url).searchParams.getAll('release');
  if (inputs.length === 0 || inputs.length > SERVERS_MAX)
    return createProblem(
      400,
      `Name 1 to ${SERVERS_MAX} servers, each as a parameter "release", such as ?release=18.4&release=16.9. More fit in a POST.`,
    );
  const { facts, today } = await getAssessmentFacts();
  return Response.json({ asOf: today, servers: inputs.map((input) => assess(input, facts, today)) }, { headers: OPEN_HEADERS });
}

/**
 * POST /releases/check.json: gives the verdict on up to 1,000 servers, in their order, and assesses each of up to 100 different
 * versions once: a fleet has many servers and few versions, and an assessment can have 20 kB.
 */
export async function handleCheckPost(request: Request): Promise<Response> {
  if (!mayCheck(request)) return createTooManyProblem();
  const text = await readLimitedText(request, CHECK_BYTES_MAX);
  if (text === undefined) return createProblem(413, `A request may have ${CHECK_BYTES_MAX} bytes. Send several.`);
  const servers = parseServers(text);
  const releases = new Set(servers?.map(({ release }) => release));
  if (servers === undefined || releases.size > SERVERS_MAX)
    return createProblem(
      400,
      `Send JSON with 1 to ${POSTED_SERVERS_MAX} servers in at most ${SERVERS_MAX} different versions, ` +
        'such as {"servers": ["18.4", {"name": "db2", "release": "16.9"}]}.',
    );
  const { facts, today } = await getAssessmentFacts();
  const assessments = new Map([...releases].map((release) => [release, assess(release, facts, today)]));
  return Response.json(
    {
      asOf: today,
      servers: servers.map((server) => ({ ...server, verdict: assessments.get(server.release)?.verdict })),
      assessments: [...assessments].map(([release, assessment]) => ({ release, ...assessment })),
    },
    { headers: { ...OPEN_HEADERS, 'cache-control': 'no-store' } },
  );
}

const serversSchema = z.object({
  servers: z
    .array(
      z.union([z.string().transform((release) => ({ release })), z.object({ name: z.string().max(200), release: z.string() })]),
    )
    .min(1)
    .max(POSTED_SERVERS_MAX),
});

function parseServers(text: string): { name?: string; release: string }[] | undefined {
  try {
    return serversSchema.safeParse(JSON.parse(text)).data?.servers;
  } catch {
    return undefined;
  }
}

function createTooManyProblem(): Response {
  return createProblem(429, 'Too many requests from this network. Try again in a few seconds, with more servers in each.', {
    'retry-after': '5',
  });
}

function createProblem(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...OPEN_HEADERS, 'cache-control': 'no-store', ...headers } });
}
