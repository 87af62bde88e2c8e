import type { Slot } from '@/modules/module';
import { Receipt, getReceiptTitle } from './receipt';

export const submissionsSlots = {
  'form-receipt': {
    render: ({ view }) => <Receipt view={view} />,
    viewTitle: ({ view }) => getReceiptTitle(view),
    isForViewsOnly: true,
  },
} satisfies Record<string, Slot>;
