import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { HOUR_MS } from '@/platform/durations';
import { getErrorReason } from '@/platform/error-reason';
import { LTI_CLAIM } from '@/services/learning/id-token-claims';
import { PROGRESS_EXTENSION, VERBS } from '@/services/learning/xapi-statement';
import { html, sendPage } from './html';
import { readBody } from './http';

const TIME_LIMIT_MS = 5_000;
const LOGIN_MS = 5 * 60_000;
const SESSION_MS = HOUR_MS;
const STATE_COOKIE = 'lti-state';

/** The tool's registration with the site. */
interface LearningToolOptions {
  /** The companion's own origin. */
  origin: string;
  /** The site: the issuer of launches. */
  issuer: string;
  clientId: string;
  deploymentId: string;
  /** The credentials for reporting progress. */
  reporter: { user: string; password: string };
}

const loginSchema = z.object({
  iss: z.string(),
  login_hint: z.string().min(1),
  target_link_uri: z.string(),
  lti_message_hint: z.string().min(1),
  client_id: z.string(),
  lti_deployment_id: z.string(),
});

/** The claims of a launch that this tool needs. */
const claimsSchema = z.object({
  sub: z.string(),
  name: z.string().optional(),
  nonce: z.string(),
  [LTI_CLAIM.messageType]: z.literal('LtiResourceLinkRequest'),
  [LTI_CLAIM.version]: z.literal('1.3.0'),
  [LTI_CLAIM.deploymentId]: z.string(),
  [LTI_CLAIM.targetLinkUri]: z.string(),
  [LTI_CLAIM.resourceLink]: z.object({ id: z.string(), title: z.string() }),
  [LTI_CLAIM.presentation]: z.object({ return_url: z.url() }),
  [LTI_CLAIM.custom]: z.object({
    learning_path: z.url(),
    xapi_endpoint: z.url(),
    xapi_home_page: z.url(),
    xapi_account_name: z.string(),
  }),
});
type LaunchClaims = z.output<typeof claimsSchema>;

interface Session {
  claims: LaunchClaims;
  endsAt: number;
}

/** The statements that the buttons of a lesson send. */
const REPORTS = {
  half: { verb: VERBS.progressed, result: { extensions: { [PROGRESS_EXTENSION]: 50 } } },
  completed: { verb: VERBS.completed, result: { completion: true } },
  passed: { verb: VERBS.passed, result: { success: true, score: { scaled: 0.85, raw: 85, min: 0, max: 100 } } },
} as const;

/**
 * Emulates a learning platform: an LTI 1.3 tool that verifies launches by the site's public keys, and reports
 * progress by xAPI 1.0.3.
 */
export class SampleLearningTool {
  readonly #options: LearningToolOptions;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  /** Nonces of logins in progress, by state. */
  readonly #logins = new Map<string, { nonce: string; endsAt: number }>();
  readonly #sessions = new Map<string, Session>();

  constructor(options: LearningToolOptions) {
    this.#options = options;
    this.#keys = createRemoteJWKSet(new URL('/learning/lti/jwks', options.issuer), { timeoutDuration: TIME_LIMIT_MS });
  }

  /** @returns whether the request was for the tool and has been handled */
  async handle(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL): Promise<boolean> {
    if (!pathname.startsWith('/lti/')) return false;
    removeExpired(this.#logins);
    removeExpired(this.#sessions);
    const parameters = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : searchParams;
    if (pathname === '/lti/login') this.#login(response, parameters);
    else if (pathname === '/lti/launch' && request.method === 'POST') await this.#launch(request, response, parameters);
    else if (pathname === '/lti/report' && request.method === 'POST') await this.#report(response, parameters);
    else sendProblem(response, 404, 'There is no such lesson.');
    return true;
  }

  /** Handles the login initiation: redirects the browser to the site with a state and a nonce. */
  #login(response: ServerResponse, parameters: URLSearchParams): void {
    const { issuer, clientId, origin } = this.#options;
    const parsed = loginSchema.safeParse(Object.fromEntries(parameters)).data;
    if (parsed === undefined || parsed.iss !== issuer || parsed.client_id !== clientId)
      return sendProblem(response, 400, 'The launch does not come from the site that this tool is registered with.');
    const [state, nonce] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
    this.#logins.set(state, { nonce, endsAt: Date.now() + LOGIN_MS });
    const target = new URL('/learning/lti/authorize', issuer);
    target.search = new URLSearchParams({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: clientId,
      redirect_uri: `${origin}/lti/launch`,
      login_hint: parsed.login_hint,
      lti_message_hint: parsed.lti_message_hint,
      state,
      nonce,
    }).toString();
    response
      .writeHead(302, {
        Location: target.href,
        'Cache-Control': 'no-store',
        'Set-Cookie': `${STATE_COOKIE}=${state}; Path=/lti; HttpOnly; SameSite=Lax; Max-Age=${LOGIN_MS / 1000}`,
      })
      .end();
  }

  async #launch(request: IncomingMessage, response: ServerResponse, parameters: URLSearchParams): Promise<void> {
    const problem = parameters.get('error_description') ?? parameters.get('error');
    if (problem !== null) return sendProblem(response, 400, problem);
    const state = parameters.get('state') ?? '';
    const login = this.#logins.get(state);
    this.#logins.delete(state);
    const hasCookie = (request.headers.cookie ?? '').split(/;\s*/).includes(`${STATE_COOKIE}=${state}`);
    if (login === undefined || !hasCookie) return sendProblem(response, 400, 'This launch was not begun here.');
    const claims = await this.#verify(parameters.get('id_token') ?? '', login.nonce);
    if (claims === undefined) return sendProblem(response, 401, 'The launch is not signed by the site.');
    const key = randomUUID();
    this.#sessions.set(key, { claims, endsAt: Date.now() + SESSION_MS });
    sendLesson(response, key, claims);
  }

  async #verify(token: string, nonce: string): Promise<LaunchClaims | undefined> {
    const { issuer, clientId, deploymentId } = this.#options;
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        maxTokenAge: '5 min',
      });
      const claims = claimsSchema.parse(payload);
      return claims.nonce === nonce && claims[LTI_CLAIM.deploymentId] === deploymentId ? claims : undefined;
    } catch (error) {
      console.error('learning tool: the launch was refused:', getErrorReason(error));
      return undefined;
    }
  }

  async #report(response: ServerResponse, parameters: URLSearchParams): Promise<void> {
    const key = parameters.get('session') ?? '';
    const session = this.#sessions.get(key);
    const kind = z.enum(['half', 'completed', 'passed']).safeParse(parameters.get('report')).data;
    if (session === undefined || kind === undefined) return sendProblem(response, 400, 'Open the lesson again from the site.');
    const status = await this.#send(session.claims, kind);
    sendLesson(response, key, session.claims, status === 200 ? 'Your progress was reported.' : `The site answered ${status}.`);
  }

  async #send({ [LTI_CLAIM.custom]: custom }: LaunchClaims, kind: keyof typeof REPORTS): Promise<number> {
    const { verb, result } = REPORTS[kind];
    const { user, password } = this.#options.reporter;
    const answer = await fetch(`${custom.xapi_endpoint}statements`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-experience-api-version': '1.0.3',
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      },
      body: JSON.stringify({
        id: randomUUID(),
        actor: { objectType: 'Agent', account: { homePage: custom.xapi_home_page, name: custom.xapi_account_name } },
        verb: { id: verb, display: { 'en-US': kind } },
        object: { objectType: 'Activity', id: custom.learning_path },
        result,
        timestamp: new Date().toISOString(),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return answer.status;
  }
}

function sendLesson(response: ServerResponse, key: string, claims: LaunchClaims, message = ''): void {
  const { [LTI_CLAIM.resourceLink]: resource, [LTI_CLAIM.presentation]: presentation } = claims;
  const button = (report: keyof typeof REPORTS, label: string) => html`<button name="report" value="${report}">${label}</button>`;
  sendPage(response, 200, {
    title: resource.title,
    body: html`<h1>${resource.title}</h1>
      <p class="note">Sample learning platform. You are signed in as ${claims.name ?? `learner ${claims.sub}`}.</p>
      <p role="status">${message}</p>
      <form method="post" action="/lti/report">
        <input type="hidden" name="session" value="${key}" />
        ${button('half', 'Report half of it')} ${button('passed', 'Pass with 85%')} ${button('completed', 'Complete')}
      </form>
      <p><a href="${presentation.return_url}">Return to the site</a></p>`,
  });
}

function sendProblem(response: ServerResponse, status: number, message: string): void {
  sendPage(response, status, {
    title: 'Learning platform',
    body: html`<h1>The lesson can’t be opened</h1>
      <p class="problem">${message}</p>`,
  });
}

function removeExpired(entries: Map<string, { endsAt: number }>): void {
  for (const [key, { endsAt }] of entries) if (endsAt < Date.now()) entries.delete(key);
}
