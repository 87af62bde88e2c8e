'use client';

import { DefaultListView, useAuth } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';
import type { ReactElement } from 'react';
import { hasAnyRole, PUBLISHING_ROLES } from '@/cms/core/roles';

/** A list of texts. What is done to several at once is public at once, so it is offered to people who publish. */
export function ContentListView(props: ListViewClientProps): ReactElement {
  const { user } = useAuth();
  const publishes = hasAnyRole(PUBLISHING_ROLES, user);
  const { disableBulkEdit = !publishes, disableBulkDelete = !publishes } = props;
  return <DefaultListView {...props} disableBulkEdit={disableBulkEdit} disableBulkDelete={disableBulkDelete} />;
}
