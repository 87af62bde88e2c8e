import '@payload-config'; // Imported first so that all routes share its chunk.
import { getSiteSettings } from '@/modules/pages';
import { handleOpenSearch } from '@/modules/search/routes';

export const dynamic = 'force-dynamic';

/** Describes the search to browsers. */
export async function GET(): Promise<Response> {
  return handleOpenSearch((await getSiteSettings()).name);
}
