'use client';

import { DefaultListView, useAuth } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';
import type { ReactElement } from 'react';
import { hasAnyRole, PUBLISHING_ROLES } from '@/cms/core/access/roles';

/** Renders a list of entries. Bulk changes are public at once, so only publishers see the bulk actions. */
export function ContentListView(props: ListViewClientProps): ReactElement {
  const { user } = useAuth();
  const publishes = hasAnyRole(PUBLISHING_ROLES, user);
  const { disableBulkEdit = !publishes, disableBulkDelete = !publishes } = props;
  return <DefaultListView {...props} disableBulkEdit={disableBulkEdit} disableBulkDelete={disableBulkDelete} />;
}
