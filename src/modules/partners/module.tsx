import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { PartnerFinder, getPartnerFinderTitle } from './partner-finder';
import { PartnerPage } from './partner-page';
import { type ListedPartner, findPartner, toPartner } from './partners';
import { buildPartnerStructuredData } from './structured-data';

function partnerPage(partner: ListedPartner): EntryPage {
  return buildEntryPage(partner, {
    indexed: !partner.sample,
    isSavable: false,
    structuredData: buildPartnerStructuredData(partner),
    content: (breadcrumbs) => <PartnerPage partner={partner} breadcrumbs={breadcrumbs} />,
  });
}

export const partnersModule = {
  slots: {
    'partner-finder': {
      render: ({ view }) => <PartnerFinder view={view} />,
      viewTitle: ({ view }) => getPartnerFinderTitle(view),
      isWide: true,
      listsPages: true,
    },
  },
  entryPages: {
    partners: createEntryPages<'partners', ListedPartner>({ find: findPartner, fromDraft: toPartner, toPage: partnerPage }),
  },
} satisfies Module;
