import { askSystem, type SystemAnswer } from '@/services/outside-system';
import { newRegistryCredentials, registryCredentials, type NewRegistryCredentials, type RegistryCredentials } from './credentials';

/** The product registry: where customers fetch packages and images, each with a password of their own. */
export interface Registry {
  /** The credentials of a person, without the password. */
  credentialsOf(subject: string): Promise<SystemAnswer<RegistryCredentials>>;
  /** Makes a new password. It is told this once; the one before stays valid until `previousValidUntil`. */
  rotateCredentialsOf(subject: string): Promise<SystemAnswer<NewRegistryCredentials>>;
}

export interface RegistryOptions {
  /** Its address, without a slash at its end. */
  url: string;
  /** What the site is called there. */
  user: string;
  password: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** Makes the door to a registry over HTTP. The site shows who it is by Basic authentication (RFC 7617). */
export function makeRegistry({ url, user, password, timeLimitMs }: RegistryOptions): Registry {
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  const address = `${url}/api/registry/credentials`;
  return {
    credentialsOf: (subject) => askSystem({ system: 'registry', url: `${address}?${new URLSearchParams({ subject })}`, headers, schema: registryCredentials, timeLimitMs }),
    rotateCredentialsOf: (subject) =>
      askSystem({ system: 'registry', url: `${address}/rotate`, method: 'POST', headers, body: { subject }, schema: newRegistryCredentials, timeLimitMs }),
  };
}
