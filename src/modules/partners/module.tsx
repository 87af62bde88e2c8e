import { type EntryPage, entryPage, type EntryPages, type Slot } from '../module';
import { PartnerFinder, titleOfPartnerView } from './partner-finder';
import { PartnerPage } from './partner-page';
import { type ListedPartner, partnerAt, partnerOf } from './partners';
import { structuredDataOfPartner } from './structured-data';

export const partnersSlots = {
  'partner-finder': { render: ({ view }) => <PartnerFinder view={view} />, viewTitle: ({ view }) => titleOfPartnerView(view), isWide: true, listsPages: true },
} satisfies Record<string, Slot>;

function partnerPage(partner: ListedPartner): EntryPage {
  return entryPage(partner, {
    isText: false,
    structuredData: structuredDataOfPartner(partner),
    content: (breadcrumbs) => <PartnerPage partner={partner} breadcrumbs={breadcrumbs} />,
  });
}

const partners: EntryPages<'partners'> = {
  at: async (path) => {
    const partner = await partnerAt(path);
    return partner && partnerPage(partner);
  },
  preview: (draft) => partnerPage(partnerOf(draft)),
};

export const partnersEntryPages = { partners };
