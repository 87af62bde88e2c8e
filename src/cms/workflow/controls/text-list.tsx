'use client';

import { DefaultListView, useAuth } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';
import type { ReactElement } from 'react';
import { hasOneOf, PUBLISHING } from '@/cms/core/roles';

/** A list of texts. What is done to several at once is public at once, so it is offered to people who publish. */
export function TextList(props: ListViewClientProps): ReactElement {
  const { user } = useAuth();
  const publishes = hasOneOf(PUBLISHING, user);
  const { disableBulkEdit = !publishes, disableBulkDelete = !publishes } = props;
  return <DefaultListView {...props} disableBulkEdit={disableBulkEdit} disableBulkDelete={disableBulkDelete} />;
}
