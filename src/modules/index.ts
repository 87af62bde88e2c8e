import type { EntryCollection } from '@/cms/core/kinds/entry-kinds';
import type { FeatureSlotBlock } from '@/payload-types';
import { articlesModule } from '@/modules/articles/module';
import { calculatorsModule } from '@/modules/calculators/module';
import { certificationModule } from '@/modules/certification/module';
import { companyModule } from '@/modules/company/module';
import { customersModule } from '@/modules/customers/module';
import { docsModule } from '@/modules/docs/module';
import { downloadsModule } from '@/modules/downloads/module';
import { eventsModule } from '@/modules/events/module';
import { jobOpeningsModule } from '@/modules/job-openings/module';
import { learningModule } from '@/modules/learning/module';
import { pagesModule } from '@/modules/pages/module';
import { partnersModule } from '@/modules/partners/module';
import { privacyModule } from '@/modules/privacy/module';
import { productsModule } from '@/modules/products/module';
import { releasesModule } from '@/modules/releases/module';
import { submissionsModule } from '@/modules/submissions/module';
import { trainingModule } from '@/modules/training/module';
import { webinarsModule } from '@/modules/webinars/module';
import { whitePapersModule } from '@/modules/white-papers/module';
import type { FormSubjectKind } from '@/modules/forms';
import type { EntryPages, FormSubjects, Module, Slot } from '@/modules/module';

export type { EntryPage } from '@/modules/module';

/** Modules with something for pages. Together, they must have every slot, the pages of every kind of entry, and every subject. */
const MODULES = [
  articlesModule,
  calculatorsModule,
  certificationModule,
  companyModule,
  customersModule,
  docsModule,
  downloadsModule,
  eventsModule,
  jobOpeningsModule,
  learningModule,
  pagesModule,
  partnersModule,
  privacyModule,
  productsModule,
  releasesModule,
  submissionsModule,
  trainingModule,
  webinarsModule,
  whitePapersModule,
] as const satisfies readonly Module[];

/** Implementations of the feature slots that editors place on pages, by name. The type requires one for every slot. */
export const SLOTS: Readonly<Record<FeatureSlotBlock['feature'], Slot>> = mergeParts('slots');

/** Collections whose pages have their own layouts: src/app/(site)/docs and folders of src/app/(site)/training. */
type OwnLayout = 'docs' | 'learning-paths' | 'lessons';

/** Entry pages by collection. The type requires one for every collection. */
export const ENTRY_PAGES: { readonly [Collection in Exclude<EntryCollection, OwnLayout>]: EntryPages<Collection> } =
  mergeParts('entryPages');

/** How to find the entries that a form can be about. The type requires every kind. */
export const FORM_SUBJECT_ENTRIES: Readonly<Record<FormSubjectKind, FormSubjects>> = mergeParts('formSubjects');

/** Whether this registry renders the entry pages of a collection. */
export function hasEntryPages(collection: EntryCollection): collection is keyof typeof ENTRY_PAGES {
  return collection in ENTRY_PAGES;
}

/** What a part of all modules contains together, such as all slots. */
type MergedPart<Part extends keyof Module> = Intersection<PartOf<(typeof MODULES)[number], Part>>;
type PartOf<Each, Part extends keyof Module> = Each extends Readonly<Record<Part, infer Own>> ? Own : never;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** Merges a part of all modules. The signature keeps the names in each, which a loop over the list loses. */
function mergeParts<Part extends keyof Module>(part: Part): MergedPart<Part>;
function mergeParts(part: keyof Module): unknown {
  return Object.fromEntries(MODULES.flatMap((module: Module) => Object.entries(module[part] ?? {})));
}
