import type { Slot } from '@/modules/module';
import { SectionIndex } from './section-index';

export const pagesSlots = {
  'section-index': { render: ({ page }) => (page.section ? <SectionIndex section={page.section} /> : null), listsPages: true },
} satisfies Record<string, Slot>;
