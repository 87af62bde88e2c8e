import type { CollectionConfig } from 'payload';
import { environment } from '@/platform/environment';
import { buildDraftPreviewPath } from '@/platform/preview-paths';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';

type Admin = NonNullable<CollectionConfig['admin']>;

/** Configures the live preview of an entry's page beside its form, in common device sizes. It reloads on every save. */
export function createPreviewConfig(collection: ReviewableSlug): Pick<Admin, 'livePreview' | 'preview'> {
  const buildPreviewUrl = (data: Record<string, unknown>): string | null =>
    typeof data['id'] === 'number' ? environment.SITE_URL + buildDraftPreviewPath(collection, data['id']) : null;
  return {
    preview: buildPreviewUrl,
    livePreview: {
      url: ({ data }) => buildPreviewUrl(data),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
      ],
    },
  };
}
