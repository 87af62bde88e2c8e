import type { FormSubjectKind } from '@/modules/forms/server';

/** The collections whose entries people register for, and which can be canceled or moved. */
export type OccurrenceCollection = Extract<FormSubjectKind, 'webinars' | 'events'>;
export const OCCURRENCE_COLLECTIONS = ['webinars', 'events'] as const satisfies readonly OccurrenceCollection[];
