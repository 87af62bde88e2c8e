import { resolveDoc } from '@/modules/docs';
import { findLearningPath, findLesson } from '@/modules/learning';
import { findSearchScope } from '@/modules/search';
import { findClass } from '@/modules/training';
import { findEntryPage } from './entry-pages';
import { findPageView } from './page-views';

/** How pages with their own route are found, by the beginning of their paths. The catch-all route has all others. */
const OWN_ROUTES: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  '/docs/': resolveDoc,
  '/training/classes/': (path) => findClass(path.slice('/training/classes/'.length)),
  '/training/free-postgres-training/': findLesson,
  '/training/learning-paths/': findLearningPath,
};

/** The beginnings of the paths of pages with their own route. */
export const OWN_ROUTE_PREFIXES = Object.keys(OWN_ROUTES);

/** Returns whether there is a page at a path, which may be a view of one. The routes themselves decide in the same way. */
export async function hasPage(path: string): Promise<boolean> {
  if (findSearchScope(path)) return true;
  const [, findOwn] = Object.entries(OWN_ROUTES).find(([prefix]) => path.startsWith(prefix)) ?? [];
  const found = findOwn ? await findOwn(path) : ((await findEntryPage(path)) ?? (await findPageView(path)));
  return found !== undefined;
}
