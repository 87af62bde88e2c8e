import type { Metadata } from 'next';
import { LinkPage, findNewsletterLink, getLinkTitle } from '@/modules/newsletter';
import { NEWSLETTER_PATH } from '@/platform/newsletter-paths';
import type { NewsletterAction } from '@/platform/newsletter-paths';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { setResponseStatus } from '../set-response-status';

interface RouteProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Creates the page for a type of newsletter link: a confirm button, the topics, or an unsubscribe button. Opening it
 * changes nothing, because software opens links, too.
 */
export function createLinkPage(action: NewsletterAction) {
  async function generateMetadata({ params }: Pick<RouteProps, 'params'>): Promise<Metadata> {
    const title = getLinkTitle(await findNewsletterLink(action, (await params).token));
    // The canonical URL is the newsletter page's, so that the token appears nowhere in the HTML.
    return {
      ...(await buildPageMetadata({ path: NEWSLETTER_PATH, title, indexed: false })),
      robots: { index: false, follow: false },
    };
  }

  async function Page({ params, searchParams }: RouteProps) {
    const link = await findNewsletterLink(action, (await params).token);
    if (link.status) await setResponseStatus(link.status);
    return (
      <SitePage path={NEWSLETTER_PATH} breadcrumbs={[]}>
        <LinkPage link={link} outcome={(await searchParams)['outcome']} />
      </SitePage>
    );
  }

  return { generateMetadata, Page };
}
