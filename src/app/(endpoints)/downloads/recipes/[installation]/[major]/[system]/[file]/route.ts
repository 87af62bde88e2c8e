import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleRecipe } from '@/modules/downloads/routes';

export const dynamic = 'force-dynamic';

/** Returns the commands of an installation as a file. */
export const GET = handleRecipe;
