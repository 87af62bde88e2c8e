'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import { buildNewName, buildUntitledName } from '@/cms/core/kinds/untitled-name';
import { useSingularLabel } from '../use-singular-label';

/** Replaces what Payload shows as the heading of an entry without a title: “[Untitled]”, or the database ID. Renders nothing. */
export function EntryHeading(): null {
  const { id, collectionSlug } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const label = useSingularLabel(collectionSlug);
  const name = id === undefined ? buildNewName(label) : buildUntitledName(label);
  const isUntitled = id === undefined ? /^\[.*\]$/.test(title) : title === String(id);
  useEffect(() => {
    if (!isUntitled) return undefined;
    // Payload sets its own title in an effect that runs after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(name));
    return () => cancelAnimationFrame(frame);
  }, [isUntitled, name, setDocumentTitle]);
  return null;
}
