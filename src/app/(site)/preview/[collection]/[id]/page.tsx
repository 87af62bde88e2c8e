import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PreviewBar, findEditorPreview } from '@/modules/preview';
import { environment } from '@/platform/environment';
import { PreviewUnavailable } from '../../preview-unavailable';
import { PreviewContent } from '../../preview-content';
import { buildPreviewMetadata } from '../../preview-metadata';
import { RefreshOnSave } from './refresh-on-save';

/** For one editor: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ collection: string; id: string }>;
}

/** Cached per request, so metadata and page share one lookup. */
const getPreview = cache(async (collection: string, id: string) =>
  findEditorPreview(collection, id, new Headers(await headers())),
);

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { collection, id } = await params;
  return buildPreviewMetadata(await getPreview(collection, id));
}

/** Renders the newest draft of an entry for a signed-in editor. The admin shows it next to the form. */
export default async function DraftPreviewPage({ params }: RouteProps) {
  const { collection, id } = await params;
  const preview = await getPreview(collection, id);
  if (!preview)
    return (
      <PreviewUnavailable>
        Drafts are shown to editors who are signed in. Sign in to the admin, open the entry there, and choose its preview.
      </PreviewUnavailable>
    );
  return (
    <>
      <PreviewBar preview={preview}>This is the newest version as it was saved. Links lead to the public site.</PreviewBar>
      <PreviewContent preview={preview} />
      <RefreshOnSave origin={new URL(environment.SITE_URL).origin} />
    </>
  );
}
