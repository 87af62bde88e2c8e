'use client';

import { Link, useModal } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { ReactElement } from 'react';
import { AdminTime } from '@/cms/admin-ui/admin-time';

interface VersionLinkProps {
  readonly id: number | string;
  readonly time: string;
  /** The version to compare it with instead of the one before. */
  readonly other?: number | string | undefined;
  /** The list is in a drawer of the comparison, whose other version it chooses. */
  readonly isInDrawer: boolean;
}

/** Links a version in the list to its comparison with the version before, or with the version that is open already. */
export function VersionLink({ id, time, other, isInDrawer }: VersionLinkProps): ReactElement {
  const path = usePathname();
  const { closeAllModals } = useModal();
  const versionFrom = isInDrawer ? id : other;
  const query = versionFrom === undefined ? '' : `?${new URLSearchParams({ versionFrom: String(versionFrom) })}`;
  const href = isInDrawer ? path + query : `${path}/${id}${query}`;
  return (
    <Link href={href} prefetch={false} onClick={isInDrawer ? closeAllModals : undefined}>
      <AdminTime time={time} />
    </Link>
  );
}
