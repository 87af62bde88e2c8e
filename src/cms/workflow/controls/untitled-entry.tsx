'use client';

import { DefaultCell, useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { type ReactElement, useEffect } from 'react';
import { buildUntitledName } from '@/cms/core/untitled-name';

/** Replaces the database ID, which Payload shows as the heading of an entry without a title. Renders nothing itself. */
export function UntitledHeading(): null {
  const { id, collectionSlug } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const name = useUntitledName(collectionSlug);
  useEffect(() => {
    if (title !== String(id)) return undefined;
    // Payload sets the ID in an effect that runs after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(name));
    return () => cancelAnimationFrame(frame);
  }, [id, name, setDocumentTitle, title]);
  return null;
}

/** Renders the title of an entry in a list, which links to its form even if the entry has none yet. */
export function TitleCell(props: DefaultCellComponentProps): ReactElement {
  const name = useUntitledName(props.collectionSlug);
  return <DefaultCell {...props} cellData={props.cellData || name} />;
}

function useUntitledName(collectionSlug: string | undefined): string {
  const { getEntityConfig } = useConfig();
  const label = collectionSlug === undefined ? undefined : getEntityConfig({ collectionSlug })?.labels.singular;
  return buildUntitledName(typeof label === 'string' ? label : 'entry');
}
