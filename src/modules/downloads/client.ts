export { DOWNLOAD_PRODUCTS, isOneOf, PRODUCT_LABELS } from './options';
