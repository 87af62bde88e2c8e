import { environment } from '@/platform/environment';
import { makeProductApi } from './product-api';

export { productAccount, type Entitlement, type ProductAccount, type Subscription } from './account';

/** The product API of this site; undefined when none is configured. */
export const productApi = environment.PRODUCT_API_URL === undefined ? undefined : makeProductApi(environment.PRODUCT_API_URL);
