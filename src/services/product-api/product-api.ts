import { askSystem, type SystemAnswer } from '@/services/outside-system';
import { productAccount, type ProductAccount } from './account';

/** The product API: what a customer has bought. */
export interface ProductApi {
  /**
   * The subscriptions and entitlements of the person whose access token this is.
   * @param accessToken that was checked before; it goes on to the product API, which checks it again
   */
  accountOf(accessToken: string): Promise<SystemAnswer<ProductAccount>>;
}

/**
 * Makes the door to a product API over HTTP.
 * @param url its address, without a slash at its end
 * @param timeLimitMs for tests
 */
export function makeProductApi(url: string, timeLimitMs?: number): ProductApi {
  return {
    accountOf: (accessToken) =>
      askSystem({
        system: 'product API',
        url: `${url}/api/account/entitlements`,
        headers: { authorization: `Bearer ${accessToken}` },
        schema: productAccount,
        timeLimitMs,
      }),
  };
}
