import { environment } from '@/platform/environment';
import { createProductApiClient } from './product-api-client';

/** The product API client of this site; undefined when none is configured. */
export const productApiClient =
  environment.PRODUCT_API_URL === undefined ? undefined : createProductApiClient(environment.PRODUCT_API_URL);
