import { environment } from '@/platform/environment';
import { createRegistryClient } from './registry-client';

export { TOKENS_MAX, tokenIdRequestSchema, tokenNameRequestSchema } from './tokens';
export type { RegistryClient } from './registry-client';
export { buildFilePath, type RegistryFile } from './files';

const { REGISTRY_URL: url, REGISTRY_USER: user, REGISTRY_PASSWORD: password } = environment;

/** The product registry client of this site; undefined when none is configured. */
export const registryClient =
  url === undefined || user === undefined || password === undefined ? undefined : createRegistryClient({ url, user, password });
