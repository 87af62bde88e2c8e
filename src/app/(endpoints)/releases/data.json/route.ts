import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleReleaseData } from '@/modules/releases/routes';

export const dynamic = 'force-dynamic';

/** Returns the facts that the form “Am I affected?” computes its answer from. */
export const GET = handleReleaseData;
