import { headers } from 'next/headers';
import { publishResponseStatus, REQUEST_KEY_HEADER } from '@/platform/response-status';

/** Sets the response status of the current request. For pages that are rendered for each request. */
export async function setResponseStatus(status: Parameters<typeof publishResponseStatus>[1]): Promise<void> {
  publishResponseStatus((await headers()).get(REQUEST_KEY_HEADER) ?? '', status);
}
