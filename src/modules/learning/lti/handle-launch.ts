import { environment } from '@/platform/environment';
import {
  buildIdTokenClaims,
  consumeLaunch,
  createLaunch,
  findOrCreateAccount,
  getJwks,
  getLaunchName,
  isToolReachable,
  learningTool,
  type LearningTool,
  signIdToken,
} from '@/services/learning';
import {
  type AuthenticatedRequest,
  createErrorResponse,
  createInvalidRequestResponse,
  createPrivateResponse,
  readBody,
} from '@/modules/account/server';
import { findLearningPath } from '../paths';
import { launchRequestSchema } from '../progress/progress-schemas';
import { type AuthorizationRequest, parseAuthorizationRequest, readAuthorizationParameters } from './authorization-request';
import { buildLaunchCookie, readLaunchCookie } from './launch-cookie';
import { createFormPostPage, createLaunchProblemPage } from './launch-pages';

const START_AGAIN = 'Go back to your learning path and select “Open in the learning platform” again. Your progress is kept.';

/**
 * POST /account/learning/launch: begins a launch of a learning path for the signed-in person, and returns the URL of
 * the tool to go to (third-party initiated login).
 */
export async function handleLaunchStart({ request, person }: AuthenticatedRequest): Promise<Response> {
  const launchRequest = await readBody(request, launchRequestSchema);
  if (launchRequest === undefined) return createInvalidRequestResponse('Specify a learning path by its URL path.');
  if (learningTool === undefined)
    return createErrorResponse(503, {
      error: 'unavailable',
      message: 'This site is not connected to a learning platform. You can follow the steps on this page.',
    });
  const path = await findLearningPath(launchRequest.path);
  if (path === undefined)
    return createErrorResponse(404, { error: 'not_found', message: 'This learning path is no longer published.' });
  if (!(await isToolReachable(learningTool)))
    return createErrorResponse(503, {
      error: 'unavailable',
      message:
        'The learning platform isn’t responding. Your progress is kept. ' +
        'Try again in a few minutes, or continue with the steps on this page.',
    });
  const account = await findOrCreateAccount(person.subject);
  const profile = learningTool.sharesProfile ? { name: person.name, email: person.email } : undefined;
  const { hint, browser } = await createLaunch({ account, resource: { path: path.url, title: path.title }, profile });
  return createPrivateResponse({ url: buildLoginUrl(learningTool, account, hint) }, 200, {
    'set-cookie': buildLaunchCookie(getLaunchName(hint), browser, environment.SITE_URL),
  });
}

function buildLoginUrl({ loginUrl, launchUrl, clientId, deploymentId }: LearningTool, account: string, hint: string): string {
  const url = new URL(loginUrl);
  const parameters = {
    iss: environment.SITE_URL,
    login_hint: account,
    target_link_uri: launchUrl,
    lti_message_hint: hint,
    client_id: clientId,
    lti_deployment_id: deploymentId,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** GET and POST /learning/lti/authorize: responds to the tool's authentication request with an id_token, sent by form post. */
export async function handleAuthorization(request: Request): Promise<Response> {
  if (learningTool === undefined) return createLaunchProblemPage('This site is not connected to a learning platform.', 503);
  const parsed = parseAuthorizationRequest(await readAuthorizationParameters(request), learningTool);
  switch (parsed.outcome) {
    case 'untrusted':
      return createLaunchProblemPage(
        `The request does not come from the learning platform that this site is connected to, so nothing was sent. ${START_AGAIN}`,
        400,
      );
    case 'invalid':
      return sendError(parsed, 'invalid_request', parsed.description);
    case 'valid':
      return authorize(request, learningTool, parsed.request);
  }
}

async function authorize(request: Request, tool: LearningTool, authorizationRequest: AuthorizationRequest): Promise<Response> {
  const { redirectUri, account, hint, nonce, state } = authorizationRequest;
  const browser = readLaunchCookie(request, getLaunchName(hint));
  const launch = browser === undefined ? undefined : await consumeLaunch({ hint, browser }, account);
  if (launch === undefined)
    return sendError(
      authorizationRequest,
      'login_required',
      `This launch has expired or was started in another browser. ${START_AGAIN}`,
    );
  const { resource, profile } = launch;
  const claims = buildIdTokenClaims({ tool, siteUrl: environment.SITE_URL, account, resource, nonce, profile });
  const idToken = await signIdToken(claims, { audience: tool.clientId });
  return createFormPostPage(redirectUri, { id_token: idToken, ...(state !== undefined && { state }) });
}

function sendError(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  error: 'invalid_request' | 'login_required',
  description: string,
): Promise<Response> {
  return createFormPostPage(redirectUri, { error, error_description: description, ...(state !== undefined && { state }) });
}

/** GET /learning/lti/jwks: the public keys that verify this site's tokens. */
export async function handleJwks(): Promise<Response> {
  return Response.json(await getJwks(), { headers: { 'cache-control': 'public, max-age=300' } });
}
