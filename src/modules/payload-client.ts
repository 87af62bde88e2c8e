import config from '@payload-config';
import { getPayload } from 'payload';

/** Returns Payload's local API, which is initialized once per process. */
export function getPayloadClient() {
  return getPayload({ config });
}
