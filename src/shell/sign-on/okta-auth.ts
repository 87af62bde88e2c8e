import { OktaAuth, type OktaAuthOptions, type StorageOptions } from '@okta/okta-auth-js';
import { TOKEN_STORAGE, TOKEN_STORAGE_KEY } from '@/platform/constants';
import { SIGN_IN_SCOPES } from '@/services/identity/issuer';
import { AFTER_SIGN_OUT_PATH, CALLBACK_PATH } from './paths';
import type { SignOnConfiguration } from './configuration';
import { sendProviderRequest } from './provider-request';

/** Everything is kept in session storage (specification, section 6); left to itself the SDK would use local storage for some. */
const sessionStorageOptions: StorageOptions = { storageType: TOKEN_STORAGE, storageTypes: [TOKEN_STORAGE] };

/**
 * The SDK, set up for this site: authorization code with PKCE; tokens, cache and what is under way in session storage;
 * no cookies, which it would set for a sign-in form of its own that this site does not use.
 * @param renewing whether there is a refresh token to renew with; without one the SDK would use a hidden frame, which
 *   browsers that block cookies of third parties make useless, and which the site's policy forbids
 */
export function createOktaAuth(
  { issuer, clientId }: SignOnConfiguration,
  renewing: boolean,
  restoreOriginalUri: OktaAuthOptions['restoreOriginalUri'],
): OktaAuth {
  return new OktaAuth({
    issuer,
    clientId,
    pkce: true,
    scopes: [...SIGN_IN_SCOPES],
    redirectUri: location.origin + CALLBACK_PATH,
    postLogoutRedirectUri: location.origin + AFTER_SIGN_OUT_PATH,
    httpRequestClient: sendProviderRequest,
    restoreOriginalUri,
    // The SDK calls somebody signed in who has tokens, even when they have expired and the provider is not there to renew them.
    transformAuthState: (sdk, state) =>
      Promise.resolve({
        ...state,
        isAuthenticated:
          Boolean(state.isAuthenticated) &&
          !sdk.tokenManager.hasExpired(state.accessToken) &&
          !sdk.tokenManager.hasExpired(state.idToken),
      }),
    tokenManager: {
      autoRenew: renewing,
      autoRemove: true,
      storage: TOKEN_STORAGE,
      storageKey: TOKEN_STORAGE_KEY,
      syncStorage: false,
    },
    storageManager: {
      token: sessionStorageOptions,
      cache: sessionStorageOptions,
      transaction: sessionStorageOptions,
      'shared-transaction': sessionStorageOptions,
      'original-uri': sessionStorageOptions,
    },
    transactionManager: {
      enableSharedStorage: false,
      legacyWidgetSupport: false,
      saveNonceCookie: false,
      saveStateCookie: false,
      saveParamsCookie: false,
    },
  });
}
