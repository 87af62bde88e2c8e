import type { Module } from '@/modules/module';
import { ContactDetails, hasContactDetails } from './contact-details';
import { SectionIndex } from './section-index';

export const pagesModule = {
  slots: {
    'contact-details': {
      render: () => <ContactDetails />,
      isEmpty: async () => !(await hasContactDetails()),
    },
    'section-index': {
      render: ({ page }) => (page.section ? <SectionIndex section={page.section} /> : null),
      isWide: true,
      listsPages: true,
    },
  },
} satisfies Module;
