import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import { productAccountSchema, type ProductAccount } from './account';

/** A client of the product API, which returns a customer's subscriptions. */
export interface ProductApiClient {
  /**
   * Fetches the subscriptions and entitlements of the access token's owner.
   * @param accessToken already verified; it is forwarded to the product API, which verifies it again
   */
  fetchAccount(accessToken: string): Promise<ExternalApiResult<ProductAccount>>;
}

/**
 * Creates the HTTP client of a product API.
 * @param url base URL, without a trailing slash
 * @param timeLimitMs for tests
 */
export function createProductApiClient(url: string, timeLimitMs?: number): ProductApiClient {
  return {
    fetchAccount: (accessToken) =>
      requestExternalApi({
        system: 'product API',
        url: `${url}/api/account/entitlements`,
        headers: { authorization: `Bearer ${accessToken}` },
        schema: productAccountSchema,
        timeLimitMs,
      }),
  };
}
