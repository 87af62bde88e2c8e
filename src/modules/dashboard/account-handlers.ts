import { productApiClient } from '@/services/product-api';
import {
  TOKENS_MAX,
  registryClient,
  tokenIdRequestSchema,
  tokenNameRequestSchema,
  type RegistryClient,
} from '@/services/registry';
import type { ExternalApiResult } from '@/services/external-api';
import { findEntitledFiles } from './find-entitled-files';
import {
  createErrorResponse,
  createInvalidRequestResponse,
  createPrivateResponse,
  type AuthenticatedRequest,
  createNotConfiguredResponse,
  createUpstreamResponse,
  readBody,
} from '@/modules/account/server';

/** GET /account/profile: the signed-in person's profile. */
export async function handleProfile({ person }: AuthenticatedRequest): Promise<Response> {
  return createPrivateResponse(person);
}

/** GET /account/subscriptions: the subscriptions of the signed-in user's company. */
export async function handleSubscriptions({ accessToken }: AuthenticatedRequest): Promise<Response> {
  const what = 'Your subscriptions';
  return productApiClient === undefined
    ? createNotConfiguredResponse(what)
    : createUpstreamResponse(what, await productApiClient.fetchAccount(accessToken));
}

/** GET /account/registry: the user's name and tokens at the product registry. */
export async function handleRegistryAccount({ person }: AuthenticatedRequest): Promise<Response> {
  const what = 'Your repository tokens';
  return registryClient === undefined
    ? createNotConfiguredResponse(what)
    : createUpstreamResponse(what, await registryClient.fetchAccount(person.subject));
}

/** GET /account/downloads: the files of the registry that the signed-in person may download. */
export async function handleDownloads({ accessToken }: AuthenticatedRequest): Promise<Response> {
  const what = 'Your downloads';
  if (productApiClient === undefined || registryClient === undefined) return createNotConfiguredResponse(what);
  const [account, files] = await Promise.all([productApiClient.fetchAccount(accessToken), registryClient.fetchFiles()]);
  if (account.outcome !== 'answered') return createUpstreamResponse(what, account);
  if (files.outcome !== 'answered') return createUpstreamResponse(what, files);
  return createPrivateResponse({ files: findEntitledFiles(files.answer, account.answer.entitlements, Date.now()) });
}

/** POST /account/registry/tokens: the new token is shown in this response only. */
export async function handleTokenCreation({ request, person }: AuthenticatedRequest): Promise<Response> {
  const token = await readBody(request, tokenNameRequestSchema);
  if (token === undefined) return createInvalidRequestResponse('Give the token a name of at most 60 characters.');
  return changeTokens((registry) => registry.createToken(person.subject, token.name));
}

/** POST /account/registry/tokens/rotate: the new token is shown in this response only. */
export async function handleTokenRotation({ request, person }: AuthenticatedRequest): Promise<Response> {
  const token = await readBody(request, tokenIdRequestSchema);
  if (token === undefined) return createUnknownTokenResponse();
  return changeTokens((registry) => registry.rotateToken(person.subject, token.id));
}

/** DELETE /account/registry/tokens: revokes a token at once. */
export async function handleTokenRevocation({ request, person }: AuthenticatedRequest): Promise<Response> {
  const token = await readBody(request, tokenIdRequestSchema);
  if (token === undefined) return createUnknownTokenResponse();
  return changeTokens((registry) => registry.revokeToken(person.subject, token.id));
}

async function changeTokens<Answer extends object>(
  change: (registry: RegistryClient) => Promise<ExternalApiResult<Answer>>,
): Promise<Response> {
  const what = 'Your repository tokens';
  if (registryClient === undefined) return createNotConfiguredResponse(what);
  const result = await change(registryClient);
  if (result.outcome === 'refused' && result.status === 404) return createUnknownTokenResponse();
  if (result.outcome === 'refused' && result.status === 409)
    return createErrorResponse(409, {
      error: 'too_many',
      message: `You have a token with this name already, or ${TOKENS_MAX} tokens. Choose another name, or revoke a token first.`,
    });
  return createUpstreamResponse(what, result);
}

function createUnknownTokenResponse(): Response {
  return createErrorResponse(404, { error: 'not_found', message: 'This token doesn’t exist anymore. Reload the page.' });
}
