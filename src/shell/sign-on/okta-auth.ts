import { OktaAuth, type OktaAuthOptions, type StorageOptions } from '@okta/okta-auth-js';
import { TOKEN_STORAGE, TOKEN_STORAGE_KEY } from '@/platform/constants';
import { SIGN_IN_SCOPES } from '@/services/identity/issuer';
import { AFTER_SIGN_OUT_PATH, CALLBACK_PATH } from './paths';
import type { SignOnConfiguration } from './configuration';
import { sendProviderRequest } from './provider-request';

/**
 * Everything is kept in session storage (specification, section 6). By default, the SDK would use local storage for
 * some of it.
 */
const sessionStorageOptions: StorageOptions = { storageType: TOKEN_STORAGE, storageTypes: [TOKEN_STORAGE] };

/**
 * Creates the SDK for this site: authorization code flow with PKCE; tokens, cache and transactions in session storage;
 * no cookies, which the SDK would set for its own sign-in form, which this site doesn't use.
 * @param renewing whether there is a refresh token. Without one, the SDK would renew in a hidden iframe, which fails in
 *   browsers that block third-party cookies and which the site's security policy forbids.
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
    // The SDK considers a user with tokens signed in, even when they have expired and the provider is unavailable to
    // renew them.
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
