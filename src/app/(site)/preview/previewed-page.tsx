import type { Preview } from '@/features/preview';
import { ArticlePage, FoundPage } from '../found-pages';

/** A draft, shown by the very components that will show it to the public. */
export function PreviewedPage({ preview }: { readonly preview: Preview }) {
  return 'page' in preview ? <FoundPage page={preview.page} view={[]} /> : <ArticlePage article={preview.article} />;
}

/** What the browser calls a preview. */
export function titleOfPreview(preview: Preview): string {
  return `Draft: ${'page' in preview ? preview.page.meta.title : preview.article.title}`;
}
