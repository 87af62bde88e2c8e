import { z } from 'zod';
import { getClientIp } from '@/platform/client-ip';
import { environment } from '@/platform/environment';
import { getErrorReason } from '@/platform/error-reason';
import { readLimitedText } from '@/platform/limited-text';
import { isSameSecret } from '@/platform/is-same-secret';
import {
  findStatement,
  learningTool,
  type LearningTool,
  statementSchema,
  type Statement,
  storeStatements,
  type StoreResult,
} from '@/services/learning';
import { consumeQuota } from '@/services/rate-limit';

const VERSION_HEADER = 'X-Experience-API-Version';
const VERSION = '1.0.3';
/** Statements of one request. */
const STATEMENTS_MAX = 100;
const BODY_MAX = 256 * 1024;
/** A platform reports for all its learners from a few addresses. */
const QUOTA = { name: 'xapi', limit: 1_200, windowSeconds: 60 };

const batchSchema = z.union([
  z.array(statementSchema).max(STATEMENTS_MAX),
  statementSchema.transform((statement) => [statement]),
]);

/** POST and PUT /learning/xapi/statements: stores statements of the learning platform (xAPI 1.0.3, part 3, section 2.1). */
export const handleStatementsWrite = withReporter(async (request, tool) => {
  const body = await readJsonBody(request);
  if (body.outcome === 'refused') return createProblem(body.status, body.message);
  const parsed = batchSchema.safeParse(body.value);
  if (!parsed.success) return createProblem(400, describeIssues(parsed.error));
  const id = new URL(request.url).searchParams.get('statementId');
  const statements = request.method === 'PUT' ? nameStatement(parsed.data, id) : parsed.data;
  if (statements === undefined) return createProblem(400, 'PUT stores one statement, whose id is the parameter statementId.');
  const ids = statements.flatMap((statement) => statement.id ?? []);
  if (new Set(ids).size < ids.length) return createProblem(400, 'Two statements have the same id.');
  const source = { siteUrl: environment.SITE_URL, reporter: tool.reporter.user };
  return createStoreResponse(await storeStatements(statements, source), request.method);
});

/** GET /learning/xapi/statements: one stored statement by `statementId` or `voidedStatementId`. */
export const handleStatementsRead = withReporter(async (request) => {
  const { searchParams } = new URL(request.url);
  const [id, voidedId] = [searchParams.get('statementId'), searchParams.get('voidedStatementId')];
  const wanted = z.uuid().safeParse(id ?? voidedId);
  if (!wanted.success || (id !== null && voidedId !== null))
    return createProblem(
      400,
      'Name one statement by statementId or voidedStatementId. Lists of statements are not offered here.',
    );
  const statement = await findStatement(wanted.data, id === null);
  return statement === undefined ? createProblem(404, 'There is no such statement.') : createResponse(Response.json(statement));
});

/** GET /learning/xapi/about: the versions that are understood. It needs no credential. */
export function handleAbout(): Response {
  return createResponse(Response.json({ version: [VERSION] }));
}

type Handler = (request: Request, tool: LearningTool) => Promise<Response>;

/** Wraps a handler so that it serves the learning platform only, by its credential (RFC 7617) and within its limit. */
function withReporter(handle: Handler): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (learningTool === undefined) return createProblem(404, 'This site is not connected to a learning platform.');
      const quota = await consumeQuota(QUOTA, getClientIp(request));
      if (!quota.allowed) return createProblem(429, 'Too many requests.', { 'retry-after': String(quota.retryAfterSeconds) });
      if (!hasCredential(request, learningTool.reporter))
        return createProblem(401, 'The credential is missing or wrong.', {
          'www-authenticate': 'Basic realm="xAPI", charset="UTF-8"',
        });
      if (!/^1\.0(?:\.\d+)?$/.test(request.headers.get(VERSION_HEADER) ?? ''))
        return createProblem(400, `The header ${VERSION_HEADER} must be 1.0.x.`);
      return await handle(request, learningTool);
    } catch (error) {
      console.error('xAPI: a request could not be answered:', getErrorReason(error));
      return createProblem(503, 'Statements can’t be stored right now. Nothing was stored. Send them again.', {
        'retry-after': '60',
      });
    }
  };
}

function hasCredential({ headers }: Request, { user, password }: LearningTool['reporter']): boolean {
  const [scheme, encoded = ''] = (headers.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'basic' && isSameSecret(Buffer.from(encoded, 'base64'), `${user}:${password}`);
}

type JsonBody = { outcome: 'read'; value: unknown } | { outcome: 'refused'; status: 400 | 413 | 415; message: string };

async function readJsonBody(request: Request): Promise<JsonBody> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return { outcome: 'refused', status: 415, message: 'Send statements as application/json. Attachments aren’t supported.' };
  const text = await readLimitedText(request, BODY_MAX);
  if (text === undefined) return { outcome: 'refused', status: 413, message: `A body has at most ${BODY_MAX} bytes.` };
  try {
    return { outcome: 'read', value: JSON.parse(text) };
  } catch {
    return { outcome: 'refused', status: 400, message: 'The body is not JSON.' };
  }
}

/** Returns the statement with the id of the URL; undefined when there are several, or the ids differ. */
function nameStatement([statement, ...others]: readonly Statement[], id: string | null): Statement[] | undefined {
  const named = z.uuid().safeParse(id).data;
  if (statement === undefined || others.length > 0 || named === undefined) return undefined;
  return statement.id === undefined || statement.id.toLowerCase() === named.toLowerCase()
    ? [{ ...statement, id: named }]
    : undefined;
}

function createStoreResponse(result: StoreResult, method: string): Response {
  switch (result.outcome) {
    case 'stored':
      return createResponse(method === 'PUT' ? new Response(null, { status: 204 }) : Response.json(result.ids));
    case 'conflict':
      return createProblem(409, `Another statement with the id ${result.id} is stored. Nothing was stored.`);
    case 'unknown-account':
      return createProblem(400, 'An actor is not an account of this site (custom claim xapi_account_name). Nothing was stored.');
  }
}

function describeIssues({ issues }: z.ZodError): string {
  const [first] = issues.map(({ path, message }) => `${path.join('.') || 'the statement'}: ${message}`);
  return `A statement is not valid, so nothing was stored. ${first}`;
}

function createProblem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return createResponse(Response.json({ error: message }, { status, headers }));
}

function createResponse(response: Response): Response {
  response.headers.set(VERSION_HEADER, VERSION);
  response.headers.set('cache-control', 'no-store');
  return response;
}
