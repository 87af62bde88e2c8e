import { createLinkPage } from '../../link-page';

/** It belongs to one subscriber, so it is made for each request and kept nowhere. */
export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = createLinkPage('preferences');
export { generateMetadata };
export default Page;
