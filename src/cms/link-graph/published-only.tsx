'use client';

import { CheckboxField, useDocumentInfo } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';
import type { ReactElement, ReactNode } from 'react';

/** Renders its children while the entry is public. */
export function PublishedOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const { hasPublishedDoc } = useDocumentInfo();
  return hasPublishedDoc ? children : null;
}

/** Renders whether the old URL redirects. An entry that isn't public has no old URL. */
export function RedirectChoice(props: CheckboxFieldClientProps): ReactElement {
  return (
    <PublishedOnly>
      <CheckboxField {...props} />
    </PublishedOnly>
  );
}
