import config from '@payload-config';
import { getPayload } from 'payload';

/** The content management's local interface; it is made once a process. */
export function getPayloadClient() {
  return getPayload({ config });
}
