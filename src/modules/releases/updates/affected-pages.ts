import type { PayloadRequest } from 'payload';
import { FACT_SOURCES } from '@/cms/facts/load-fact-values';
import { iteratePublishedEntries } from '@/cms/core/publishing/published-entries';
import { hasLinks } from '@/cms/link-graph/entry-links';
import { getEntryName } from '@/cms/link-graph/inbound-links';
import { type FactEffects, findPageEffects } from './fact-effects';

/** The facts themselves, which an update writes. */
const FACTS: ReadonlySet<string> = new Set([...FACT_SOURCES, 'postgres-cves']);
const REASON_LENGTH_MAX = 1_000;

/** A page whose text a person should read after an update. */
interface PageTask {
  /** Its URL, or the key of the row. */
  page: string;
  /** Its form in the admin. */
  form: string;
  reason: string;
}

/** Counts the published entries that an update changes, and lists those whose text a person should read. */
export async function findAffectedPages(
  effects: FactEffects,
  req: PayloadRequest,
): Promise<{ changed: number; tasks: PageTask[] }> {
  const { payload } = req;
  const tasks: PageTask[] = [];
  let changed = 0;
  for (const { slug } of payload.config.collections.filter((each) => hasLinks(each) && !FACTS.has(each.slug)))
    for await (const entry of iteratePublishedEntries(payload, slug)) {
      const { isChanged, reasons } = findPageEffects(entry, effects);
      if (isChanged) changed += 1;
      if (reasons.length > 0)
        tasks.push({
          page: getEntryName(slug, entry),
          form: `/admin/collections/${slug}/${entry.id}`,
          reason: reasons.join(' ').slice(0, REASON_LENGTH_MAX),
        });
    }
  return { changed, tasks };
}
