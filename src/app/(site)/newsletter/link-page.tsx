import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getSiteSettings } from '@/modules/pages';
import { LinkPage, NEWSLETTER_PATH, findNewsletterLink, getLinkTitle } from '@/modules/newsletter';
import { publishResponseStatus, REQUEST_KEY_HEADER } from '@/platform/response-status';
import type { NewsletterAction } from '@/platform/newsletter-paths';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface RouteProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page of links in mails of the newsletter: a button to confirm, the topics, or a button to leave. Opening it changes nothing, since programs open links too. */
export function createLinkPage(step: NewsletterAction) {
  async function generateMetadata({ params }: Pick<RouteProps, 'params'>): Promise<Metadata> {
    const title = getLinkTitle(await findNewsletterLink(step, (await params).token));
    // The canonical address is that of the newsletter: nothing in the page repeats the token.
    return {
      ...(await buildPageMetadata({ path: NEWSLETTER_PATH, title, indexed: false })),
      robots: { index: false, follow: false },
    };
  }

  async function Page({ params, searchParams }: RouteProps) {
    const link = await findNewsletterLink(step, (await params).token);
    // Without Postgres the page fails, and must not have asked for another status before: a wrong token is found without it.
    await getSiteSettings();
    if (link.status) publishResponseStatus((await headers()).get(REQUEST_KEY_HEADER) ?? '', link.status);
    return (
      <SitePage path={NEWSLETTER_PATH} breadcrumbs={[]}>
        <LinkPage link={link} said={(await searchParams)['said']} />
      </SitePage>
    );
  }

  return { generateMetadata, Page };
}
