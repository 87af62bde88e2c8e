import { createLinkPage } from '../../link-page';

/** Belongs to one subscriber: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = createLinkPage('preferences');
export { generateMetadata };
export default Page;
