'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Refreshes the draft when the form next to it has saved, and opens links in a new tab, because no other page may load
 * in the frame. The two messages are those of Payload's live preview (payloadcms.com/docs/live-preview/server).
 */
export function RefreshOnSave({ origin }: { readonly origin: string }) {
  const router = useRouter();
  useEffect(() => {
    if (window.parent === window) return undefined;
    const refresh = ({ origin: from, data }: MessageEvent<unknown>) => {
      if (
        from === origin &&
        typeof data === 'object' &&
        data !== null &&
        'type' in data &&
        data.type === 'payload-document-event'
      )
        router.refresh();
    };
    window.addEventListener('message', refresh);
    document.addEventListener('click', openInNewTab, { capture: true });
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, origin);
    return () => {
      window.removeEventListener('message', refresh);
      document.removeEventListener('click', openInNewTab, { capture: true });
    };
  }, [origin, router]);
  return null;
}

function openInNewTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
}
