import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import { productAccountSchema, type ProductAccount } from './account';

/** The product API: what a customer has bought. */
export interface ProductApiClient {
  /**
   * The subscriptions and entitlements of the person whose access token this is.
   * @param accessToken that was checked before; it goes on to the product API, which checks it again
   */
  fetchAccount(accessToken: string): Promise<ExternalApiResult<ProductAccount>>;
}

/**
 * Makes the door to a product API over HTTP.
 * @param url its address, without a slash at its end
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
