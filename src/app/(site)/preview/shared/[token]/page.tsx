import type { Metadata } from 'next';
import { cache } from 'react';
import { PreviewBar, sharedPreview } from '@/modules/preview';
import { NoPreview } from '../../no-preview';
import { PreviewedPage, titleOfPreview } from '../../previewed-page';

/** It ends at a time and shows what is not public, so it is made for each request and kept nowhere. */
export const dynamic = 'force-dynamic';

interface Address {
  params: Promise<{ token: string }>;
}

const UNTIL = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Metadata and page ask once. */
const previewOf = cache(sharedPreview);

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const shared = await previewOf((await params).token);
  return { title: shared ? titleOfPreview(shared.preview) : 'No preview', robots: { index: false, follow: false } };
}

/** The newest draft of one entry, for whoever has the link, until it ends. */
export default async function SharedPreviewPage({ params }: Address) {
  const shared = await previewOf((await params).token);
  if (!shared) return <NoPreview>This link has ended, was taken back, or is not complete. Ask the person who sent it for a new one.</NoPreview>;
  return (
    <>
      <PreviewBar preview={shared.preview}>
        This link was shared with you. It shows the newest version, which may change, until <time dateTime={shared.expiresAt}>{UNTIL.format(new Date(shared.expiresAt))} UTC</time>.
      </PreviewBar>
      <PreviewedPage preview={shared.preview} />
    </>
  );
}
