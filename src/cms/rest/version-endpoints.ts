import type { Endpoint, SanitizedConfig } from 'payload';

/** Removes Payload's version endpoints from collections and globals without versions, where they fail. */
export async function withoutUnusedVersionEndpoints(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  for (const each of [...sanitized.collections, ...sanitized.globals]) {
    if (!each.versions && each.endpoints) each.endpoints = each.endpoints.filter(isNotVersionEndpoint);
  }
  return sanitized;
}

function isNotVersionEndpoint({ path }: Pick<Endpoint, 'path'>): boolean {
  return !path.startsWith('/versions');
}
