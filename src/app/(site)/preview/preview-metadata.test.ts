import { expect, it, vi } from 'vitest';
import type { Post } from '@/payload-types';
import { buildPreviewMetadata } from './preview-metadata';

vi.mock('@/modules/pages', () => ({
  getSiteSettings: async () => ({ name: 'The site', defaultTitle: 'Default title', defaultDescription: 'Default description' }),
}));

const draft: Post = {
  id: 1,
  slug: 'a-draft',
  title: 'A draft',
  description: 'It is not public.',
  body: '',
  author: 'an-author',
  topics: ['sql'],
  published: '2026-11-26',
  contentChangedAt: '2026-11-26T00:00:00.000Z',
  updatedAt: '2026-11-26T00:00:00.000Z',
  createdAt: '2026-11-26T00:00:00.000Z',
};

it.each([
  ['Draft: A draft', { collection: 'posts' as const, draft }],
  ['No preview', undefined],
])('a preview has the default metadata of the site, with the title “%s”', async (title, preview) => {
  expect(await buildPreviewMetadata(preview)).toMatchObject({
    title,
    description: 'Default description',
    alternates: { canonical: 'http://localhost:3000/', types: {} },
    openGraph: { url: 'http://localhost:3000/', title, siteName: 'The site' },
    icons: { icon: '/icon.svg' },
    robots: { index: false, follow: false },
  });
});
