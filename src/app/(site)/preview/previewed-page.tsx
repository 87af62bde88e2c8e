import type { Preview } from '@/features/preview';
import { articlePageOf } from '../entry-pages';
import { FoundEntry, FoundPage } from '../found-pages';

/** A draft, shown by the very components that will show it to the public. */
export async function PreviewedPage({ preview }: { readonly preview: Preview }) {
  return 'page' in preview ? <FoundPage page={preview.page} view={[]} /> : <FoundEntry entry={await articlePageOf(preview.article)} />;
}

/** What the browser calls a preview. */
export function titleOfPreview(preview: Preview): string {
  return `Draft: ${'page' in preview ? preview.page.meta.title : preview.article.title}`;
}
