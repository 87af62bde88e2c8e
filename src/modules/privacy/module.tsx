import type { Module } from '@/modules/module';
import { StoredDataTable } from './stored-data-table';

export const privacyModule = { slots: { 'stored-data': { render: () => <StoredDataTable /> } } } satisfies Module;
