'use client';

import { useConfig } from '@payloadcms/ui';

/** Returns what one entry of a collection is called: White paper. */
export function useSingularLabel(collectionSlug: string | undefined): string {
  const { getEntityConfig } = useConfig();
  const label = collectionSlug === undefined ? undefined : getEntityConfig({ collectionSlug })?.labels.singular;
  return typeof label === 'string' ? label : 'Entry';
}
