import { environment } from '@/platform/environment';
import { makeRegistry } from './registry';

export { newRegistryCredentials, registryCredentials, type NewRegistryCredentials, type RegistryCredentials } from './credentials';

const { REGISTRY_URL: url, REGISTRY_USER: user, REGISTRY_PASSWORD: password } = environment;

/** The product registry of this site; undefined when none is configured. */
export const registry = url === undefined || user === undefined || password === undefined ? undefined : makeRegistry({ url, user, password });
