import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleStatusList } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns a signed list of revoked credentials. */
export const GET = handleStatusList;
