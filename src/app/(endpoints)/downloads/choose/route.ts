import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleChoice } from '@/modules/downloads/routes';

export const dynamic = 'force-dynamic';

/** Redirects the chooser's form to the URL of the choice. */
export const GET = handleChoice;
