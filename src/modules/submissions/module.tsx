import type { Slot } from '../module';
import { Receipt, receiptTitle } from './receipt';

export const submissionsSlots = {
  'form-receipt': { render: ({ view }) => <Receipt view={view} />, viewTitle: ({ view }) => receiptTitle(view), isForViewsOnly: true },
} satisfies Record<string, Slot>;
