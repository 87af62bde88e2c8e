import type { Metadata } from 'next';
import { cache } from 'react';
import { PreviewBar, findSharedPreview } from '@/modules/preview';
import { NoPreview } from '../../no-preview';
import { PreviewContent, getPreviewTitle } from '../../preview-content';

/** It ends at a time and shows what is not public, so it is made for each request and kept nowhere. */
export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ token: string }>;
}

const EXPIRY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Metadata and page ask once. */
const getSharedPreview = cache(findSharedPreview);

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const shared = await getSharedPreview((await params).token);
  return { title: shared ? getPreviewTitle(shared.preview) : 'No preview', robots: { index: false, follow: false } };
}

/** The newest draft of one entry, for whoever has the link, until it ends. */
export default async function SharedPreviewPage({ params }: RouteProps) {
  const shared = await getSharedPreview((await params).token);
  if (!shared)
    return (
      <NoPreview>This link has ended, was taken back, or is not complete. Ask the person who sent it for a new one.</NoPreview>
    );
  return (
    <>
      <PreviewBar preview={shared.preview}>
        This link was shared with you. It shows the newest version, which may change, until{' '}
        <time dateTime={shared.expiresAt}>{EXPIRY_FORMAT.format(new Date(shared.expiresAt))} UTC</time>.
      </PreviewBar>
      <PreviewContent preview={shared.preview} />
    </>
  );
}
