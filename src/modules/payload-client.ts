import config from '@payload-config';
import { getPayload } from 'payload';

<<<<<<< HEAD
/** Returns Payload's Local API client, which is created once per process. */
=======
/** Returns Payload's local API, which is initialized once per process. */
>>>>>>> w3
export function getPayloadClient() {
  return getPayload({ config });
}
