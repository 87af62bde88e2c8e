import type { Metadata } from 'next';
import type { Preview } from '@/modules/preview';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';

/** Builds the metadata of a preview. The canonical URL is the home page's, so that a link's token appears nowhere in the HTML. */
export async function buildPreviewMetadata(preview: Preview | undefined): Promise<Metadata> {
  const title = preview ? getPreviewTitle(preview) : 'No preview';
  return { ...(await buildPageMetadata({ path: '/', title, indexed: false })), robots: { index: false, follow: false } };
}

function getPreviewTitle({ draft }: Preview): string {
  return `Draft: ${'title' in draft ? draft.title : draft.meta.title || draft.label}`;
}
