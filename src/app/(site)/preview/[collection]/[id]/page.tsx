import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PreviewBar, previewForEditor } from '@/modules/preview';
import { environment } from '@/platform/environment';
import { NoPreview } from '../../no-preview';
import { PreviewedPage, titleOfPreview } from '../../previewed-page';
import { RefreshOnSave } from './refresh-on-save';

/** It is for one editor, so it is made for each request and kept nowhere. */
export const dynamic = 'force-dynamic';

interface Address {
  params: Promise<{ collection: string; id: string }>;
}

/** Metadata and page ask once. */
const previewAt = cache(async (collection: string, id: string) => previewForEditor(collection, id, new Headers(await headers())));

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { collection, id } = await params;
  const preview = await previewAt(collection, id);
  return { title: preview ? titleOfPreview(preview) : 'No preview', robots: { index: false, follow: false } };
}

/** The newest draft of an entry, for an editor who is signed in to the admin; it stands beside the form there. */
export default async function DraftPreviewPage({ params }: Address) {
  const { collection, id } = await params;
  const preview = await previewAt(collection, id);
  if (!preview) return <NoPreview>Drafts are shown to editors who are signed in. Sign in to the admin, open the entry there, and choose its preview.</NoPreview>;
  return (
    <>
      <PreviewBar preview={preview}>This is the newest version as it was saved. Links lead to the public site.</PreviewBar>
      <PreviewedPage preview={preview} />
      <RefreshOnSave origin={new URL(environment.SITE_URL).origin} />
    </>
  );
}
