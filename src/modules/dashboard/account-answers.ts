import { productApiClient } from '@/services/product-api';
import { registryClient } from '@/services/registry';
import {
  createPrivateResponse,
  type AuthenticatedRequest,
  createNotConfiguredResponse,
  createUpstreamResponse,
} from '@/modules/account/server';

/** GET /account/profile: the signed-in person's profile. */
export async function getProfile({ person }: AuthenticatedRequest): Promise<Response> {
  return createPrivateResponse(person);
}

/** GET /account/subscriptions */
export async function getSubscriptions({ accessToken }: AuthenticatedRequest): Promise<Response> {
  const what = 'Your subscriptions';
  return productApiClient === undefined
    ? createNotConfiguredResponse(what)
    : createUpstreamResponse(what, await productApiClient.fetchAccount(accessToken));
}

/** GET /account/registry */
export async function getRegistryCredentials({ person }: AuthenticatedRequest): Promise<Response> {
  const what = 'Your registry credentials';
  return registryClient === undefined
    ? createNotConfiguredResponse(what)
    : createUpstreamResponse(what, await registryClient.fetchCredentials(person.subject));
}

/** POST /account/registry/rotate: the new password is shown in this response only. */
export async function rotateRegistryCredentials({ person }: AuthenticatedRequest): Promise<Response> {
  const what = 'New registry credentials';
  return registryClient === undefined
    ? createNotConfiguredResponse(what)
    : createUpstreamResponse(what, await registryClient.rotateCredentials(person.subject));
}
