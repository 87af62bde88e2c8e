'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Shows the draft anew when the form beside it has saved, and lets links open in a tab of their own: no other page may stand in the frame. */
export function RefreshOnSave({ origin }: { readonly origin: string }) {
  const router = useRouter();
  useEffect(() => {
    if (window.parent === window) return undefined;
    document.addEventListener('click', openInTab, { capture: true });
    return () => document.removeEventListener('click', openInTab, { capture: true });
  }, []);
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />;
}

function openInTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
}
