import { cache } from 'react';
import { getPayloadClient } from '@/modules/payload-client';
import { resolveConfirmation } from './confirmation-link';

/**
 * Resolves a confirmation link once per request, for the metadata and the page.
 * @throws when the database doesn't respond
 */
export const findConfirmation = cache(async (token: string) => resolveConfirmation(await getPayloadClient(), token));
