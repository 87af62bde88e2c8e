import type { Slot } from '@/modules/module';
import { StoredDataTable } from './stored-data-table';

export const privacySlots = { 'stored-data': { render: () => <StoredDataTable /> } } satisfies Record<string, Slot>;
