'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { ReactElement } from 'react';
import { buildHistoryUrl } from './history-url';

/** Links to the events of the entry in the audit log. */
export function HistoryLink(): ReactElement | null {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  if (id === undefined || collectionSlug === undefined) return null;
  return (
    <p>
      <a href={config.routes.admin + buildHistoryUrl(collectionSlug, id)}>Who changed what</a>
    </p>
  );
}
