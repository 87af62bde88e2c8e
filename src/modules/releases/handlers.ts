import { assess } from '@/platform/postgres-facts/assess';
import { findNewestRelease, getSupportState } from '@/platform/postgres-facts/facts';
import { getAssessmentFacts, SERVERS_MAX } from './check/server-assessment';
import { getLifecycle } from './lifecycle';

const HEADERS = { 'cache-control': 'public, max-age=300' };
/** These answers have nothing that belongs to a visitor, so that scripts of other sites may read them, too. */
const OPEN_HEADERS = { ...HEADERS, 'access-control-allow-origin': '*' };

/** GET /releases/data.json: returns what an assessment is computed from. */
export async function handleReleaseData(): Promise<Response> {
  return Response.json((await getAssessmentFacts()).facts, { headers: HEADERS });
}

/** GET /releases/lifecycle.json: returns the support window and the newest release of each major version. */
export async function handleLifecycleJson(): Promise<Response> {
  const { versions, releases, today, checked } = await getLifecycle();
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
  return Response.json({ asOf: today, checked, versions: rows }, { headers: OPEN_HEADERS });
}

/** GET /releases/check.json?release=…&release=…: assesses up to 100 servers, in the order of the parameters. */
export async function handleCheckJson(request: Request): Promise<Response> {
  const inputs = new URL(request.url).searchParams.getAll('release');
  if (inputs.length === 0 || inputs.length > SERVERS_MAX)
    return Response.json(
      { error: `Name 1 to ${SERVERS_MAX} servers, each as a parameter "release", such as ?release=18.4&release=16.9.` },
      { status: 400, headers: { 'cache-control': 'no-store' } },
    );
  const { facts, today } = await getAssessmentFacts();
  return Response.json({ asOf: today, servers: inputs.map((input) => assess(input, facts, today)) }, { headers: OPEN_HEADERS });
}
