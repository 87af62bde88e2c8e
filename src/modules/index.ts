import type { EntryCollection } from '@/cms/core/entry-kinds';
import type { FeatureSlotBlock } from '@/payload-types';
import { articlesEntryPages, articlesSlots } from '@/modules/articles/module';
import { calculatorsSlots } from '@/modules/calculators/module';
import { certificationSlots } from '@/modules/certification/module';
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
import { releasesSlots } from '@/modules/releases/module';
import { submissionsSlots } from '@/modules/submissions/module';
import { trainingSlots } from '@/modules/training/module';
import { webinarsEntryPages, webinarsSlots } from '@/modules/webinars/module';
import { whitePapersEntryPages, whitePapersSlots } from '@/modules/white-papers/module';
import type { EntryPages, Slot } from '@/modules/module';

export type { EntryPage, EntryPages, Slot } from '@/modules/module';

/** Implementations of the feature slots that editors place on pages, by name. The type requires one for every slot. */
export const SLOTS: Readonly<Record<FeatureSlotBlock['feature'], Slot>> = {
  ...articlesSlots,
  ...calculatorsSlots,
  ...certificationSlots,
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
  ...releasesSlots,
  ...submissionsSlots,
  ...trainingSlots,
  ...webinarsSlots,
  ...whitePapersSlots,
};

/** Collections whose pages have their own layouts: src/app/(site)/docs and folders of src/app/(site)/training. */
type OwnFrame = 'docs' | 'learning-paths' | 'lessons';

/** Entry pages by collection. The type requires one for every collection. */
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

/** Whether this registry renders the entry pages of a collection. */
export function hasEntryPages(collection: EntryCollection): collection is keyof typeof ENTRY_PAGES {
  return collection in ENTRY_PAGES;
}
