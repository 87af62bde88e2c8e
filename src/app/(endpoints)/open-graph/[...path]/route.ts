import '@payload-config'; // Imported first so that all routes share its chunk.
import { SECTIONS } from '@/cms/core/taxonomy/sections';
import { TOPIC_ICONS } from '@/cms/core/taxonomy/topics';
import { findArticle } from '@/modules/articles';
import { findPage, getSiteSettings } from '@/modules/pages';
import { resolveDoc } from '@/modules/docs';
import { findEntrySummaries } from '@/modules/entries';
import { ICON_PATHS, type IconName } from '@/ui/icon';
import { createNotFoundResponse } from '../../not-found-response';
import { createPictureResponse } from '../../picture-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no paths: the build renders no images. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/**
 * Returns a page's Open Graph image with its title, its area, the site's name, and the icon of its topic. It is rendered
 * on the first request.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const file = `/${(await params).path.join('/')}`;
  const url = file === '/home.png' ? '/' : file.replace(/\.png$/, '');
  const subject = await findSubject(url);
  // There are endless URLs that don't exist, so none of them gets an image.
  if (!subject) return createNotFoundResponse('picture');
  const { name, tagline } = await getSiteSettings();
  const { title, area, icon } = subject;
  return createPictureResponse({
    siteName: name,
    drawing: ICON_PATHS[icon],
    title,
    note: area ?? tagline ?? '',
  });
}

/** Finds what the image for a URL shows. Returns undefined when no page or entry has the URL. */
async function findSubject(url: string): Promise<{ title: string; area: string | undefined; icon: IconName } | undefined> {
  const page = await findPage(url);
  if (page) return { title: page.pagetitle, area: SECTIONS.find(({ key }) => key === page.section)?.label, icon: page.icon };
  const entry = (await findEntrySummaries([url])).get(url);
  if (entry) return { title: entry.title, area: entry.kind.singular, icon: (await findTopicIcon(url)) ?? entry.kind.icon };
  const doc = await resolveDoc(url);
  return doc && { title: doc.title, area: 'Documentation', icon: 'book' };
}

/** The motif of an article is that of its first topic. */
async function findTopicIcon(url: string): Promise<IconName | undefined> {
  const [topic] = (await findArticle(url))?.topics ?? [];
  return topic && TOPIC_ICONS[topic];
}
