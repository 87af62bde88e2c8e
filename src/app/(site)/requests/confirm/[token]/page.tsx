import type { Metadata } from 'next';
import { ConfirmationPage, findConfirmation, getConfirmationTitle, getConfirmationStatus } from '@/modules/submissions';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { setResponseStatus } from '../../../set-response-status';

/** Belongs to one person: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

/** The canonical URL is another page's, so that the token appears nowhere in the HTML. */
const CANONICAL_PATH = '/contact';

interface RouteProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const title = getConfirmationTitle(await findConfirmation((await params).token));
  return {
    ...(await buildPageMetadata({ path: CANONICAL_PATH, title, indexed: false })),
    robots: { index: false, follow: false },
  };
}

/** The page of a link in an email, with a button. Opening it changes nothing, because software opens links, too. */
export default async function ConfirmPage({ params }: RouteProps) {
  const link = await findConfirmation((await params).token);
  const status = getConfirmationStatus(link);
  if (status !== undefined) await setResponseStatus(status);
  return (
    <SitePage path={CANONICAL_PATH} breadcrumbs={[]}>
      <ConfirmationPage link={link} />
    </SitePage>
  );
}
