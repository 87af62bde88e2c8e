import type { Endpoint, SanitizedConfig } from 'payload';

/** Takes away what Payload offers for versions where there are none: it fails when it is asked. */
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
