'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { ReactElement } from 'react';
import { useSingularLabel } from '@/cms/admin-ui/use-singular-label';
import { buildUntitledName } from '@/cms/core/kinds/untitled-name';

/** Renders the title of an entry in a list, which links to its form even if the entry has none yet. */
export function TitleCell(props: DefaultCellComponentProps): ReactElement {
  const name = buildUntitledName(useSingularLabel(props.collectionSlug));
  return <DefaultCell {...props} cellData={props.cellData || name} />;
}
