import config from '@payload-config';
import { getPayload } from 'payload';

/** Returns Payload's Local API client, which is created once per process. */
export function getPayloadClient() {
  return getPayload({ config });
}
