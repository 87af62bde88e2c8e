import type { UIFieldServerProps } from 'payload';
import { getRoutableCollection, findPublishedUrl } from './entry-urls';
import { InboundLinkList } from './inbound-link-list';
import { PublishedOnly } from './published-only';
import { findPublicInboundLinks } from './takedown';
import { TakedownForm } from './takedown-form';

/**
 * Renders the sidebar panel of a published page: its inbound links, and a form to take it down without breaking them.
 */
export async function InboundLinksPanel({ id, collectionSlug, req }: UIFieldServerProps) {
  const collection = getRoutableCollection(collectionSlug);
  const url = id === undefined || !collection ? undefined : await findPublishedUrl(collection, id, req);
  if (id === undefined || !collection || url === undefined) return null;
  const referrers = await findPublicInboundLinks([{ collection, id, targets: [url] }], req);
  return (
    <PublishedOnly>
      <section className="field-type" aria-labelledby="links-here" style={{ marginBlock: '1.5rem' }}>
        <h4 id="links-here" style={{ marginBlockEnd: '0.5rem' }}>
          What links here
        </h4>
        {referrers.length === 0 ? (
          <p>
            Nothing links to <a href={url}>{url}</a>.
          </p>
        ) : (
          <p>
            These link to <a href={url}>{url}</a>:
          </p>
        )}
        <InboundLinkList links={referrers} />
        <TakedownForm collection={collection} id={id} isLinked={referrers.length > 0} />
      </section>
    </PublishedOnly>
  );
}
