import type { EntryCollection } from '@/cms/core/entry-kinds';
import type { FeatureSlotBlock } from '@/payload-types';
import { articlesEntryPages, articlesSlots } from '@/modules/articles/module';
import { companyEntryPages, companySlots } from '@/modules/company/module';
import { customersEntryPages, customersSlots } from '@/modules/customers/module';
import { docsSlots } from '@/modules/docs/module';
import { downloadsSlots } from '@/modules/downloads/module';
import { eventsEntryPages, eventsSlots } from '@/modules/events/module';
import { jobsEntryPages, jobsSlots } from '@/modules/jobs/module';
import { learningSlots } from '@/modules/learning/module';
import { pagesSlots } from '@/modules/pages/module';
import { partnersEntryPages, partnersSlots } from '@/modules/partners/module';
import { privacySlots } from '@/modules/privacy/module';
import { productsSlots } from '@/modules/products/module';
import { submissionsSlots } from '@/modules/submissions/module';
import { trainingSlots } from '@/modules/training/module';
import { webinarsEntryPages, webinarsSlots } from '@/modules/webinars/module';
import { whitePapersEntryPages, whitePapersSlots } from '@/modules/white-papers/module';
import type { EntryPages, Slot } from '@/modules/module';

export type { EntryPage, EntryPages, Slot } from '@/modules/module';

/** What stands in a slot that an editor places on a page, by its name. The compiler asks for each slot that there is. */
export const SLOTS: Readonly<Record<FeatureSlotBlock['feature'], Slot>> = {
  ...articlesSlots,
  ...companySlots,
  ...customersSlots,
  ...docsSlots,
  ...downloadsSlots,
  ...eventsSlots,
  ...jobsSlots,
  ...learningSlots,
  ...pagesSlots,
  ...partnersSlots,
  ...privacySlots,
  ...productsSlots,
  ...submissionsSlots,
  ...trainingSlots,
  ...webinarsSlots,
  ...whitePapersSlots,
};

/** Collections whose pages stand in frames of their own: src/app/(site)/docs and src/app/(site)/training/learning-paths. */
type OwnFrame = 'docs' | 'learning-paths';

/** The pages of entries, by their collection. The compiler asks for each collection that there is. */
export const ENTRY_PAGES: { readonly [Collection in Exclude<EntryCollection, OwnFrame>]: EntryPages<Collection> } = {
  ...articlesEntryPages,
  ...companyEntryPages,
  ...customersEntryPages,
  ...eventsEntryPages,
  ...jobsEntryPages,
  ...partnersEntryPages,
  ...webinarsEntryPages,
  ...whitePapersEntryPages,
};

/** Whether the entries of a collection have their pages here. */
export function hasEntryPages(collection: EntryCollection): collection is keyof typeof ENTRY_PAGES {
  return collection in ENTRY_PAGES;
}
