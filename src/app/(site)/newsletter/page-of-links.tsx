import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { siteSettings } from '@/modules/pages';
import { LinkedPage, NEWSLETTER_PAGE, newsletterLinkAt, titleOfLink } from '@/modules/newsletter';
import { answerRequestWith, REQUEST_KEY_HEADER } from '@/platform/answer-status';
import type { NewsletterStep } from '@/platform/newsletter-addresses';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface Address {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page of links in mails of the newsletter: a button to confirm, the topics, or a button to leave. Opening it changes nothing, since programs open links too. */
export function pageOfLinks(step: NewsletterStep) {
  async function generateMetadata({ params }: Pick<Address, 'params'>): Promise<Metadata> {
    const title = titleOfLink(await newsletterLinkAt(step, (await params).token));
    // The canonical address is that of the newsletter: nothing in the page repeats the token.
    return { ...(await pageMetadata({ path: NEWSLETTER_PAGE, title, indexed: false })), robots: { index: false, follow: false } };
  }

  async function Page({ params, searchParams }: Address) {
    const link = await newsletterLinkAt(step, (await params).token);
    // Without Postgres the page fails, and must not have asked for another status before: a wrong token is found without it.
    await siteSettings();
    if (link.status) answerRequestWith((await headers()).get(REQUEST_KEY_HEADER) ?? '', link.status);
    return (
      <SitePage path={NEWSLETTER_PAGE} breadcrumbs={[]}>
        <LinkedPage link={link} said={(await searchParams)['said']} />
      </SitePage>
    );
  }

  return { generateMetadata, Page };
}
