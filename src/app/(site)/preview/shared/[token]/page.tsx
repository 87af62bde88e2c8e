import type { Metadata } from 'next';
import { cache } from 'react';
import { PreviewBar, findSharedPreview } from '@/modules/preview';
import { PreviewUnavailable } from '../../preview-unavailable';
import { PreviewContent } from '../../preview-content';
import { buildPreviewMetadata } from '../../preview-metadata';

/** The link expires and shows unpublished content: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ token: string }>;
}

const EXPIRY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Cached per request, so metadata and page share one lookup. */
const getSharedPreview = cache(findSharedPreview);

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return buildPreviewMetadata((await getSharedPreview((await params).token))?.preview);
}

/** Renders the newest draft of one entry for anyone with the link, until the link expires. */
export default async function SharedPreviewPage({ params }: RouteProps) {
  const shared = await getSharedPreview((await params).token);
  if (!shared)
    return (
      <PreviewUnavailable>
        This link has expired, was revoked, or is incomplete. Ask the person who sent it for a new one.
      </PreviewUnavailable>
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
