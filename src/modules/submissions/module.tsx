import type { Module } from '@/modules/module';
import { Receipt, getReceiptTitle } from './receipt';

export const submissionsModule = {
  slots: {
    'form-receipt': {
      render: ({ view }) => <Receipt view={view} />,
      viewTitle: ({ view }) => getReceiptTitle(view),
      isForViewsOnly: true,
    },
  },
} satisfies Module;
