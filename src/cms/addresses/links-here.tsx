import type { UIFieldServerProps } from 'payload';
import { LISTED_KINDS } from '../entries/kinds';
import { type AddressedCollection, publishedAddress } from './published-address';
import { whatLeadsTo } from './take-away';
import { TakeAway } from './take-away-form';

/** Beside the form of a published page: what links to it, and the way to take it away without breaking those links. */
export async function LinksHere({ id, collectionSlug, req }: UIFieldServerProps) {
  const collection = collectionOf(collectionSlug);
  const now = id === undefined || !collection ? undefined : await publishedAddress(collection, id, req);
  if (id === undefined || !collection || !now?.isPublished) return null;
  const referrers = await whatLeadsTo(now.address, req, { collection, id });
  return (
    <section className="field-type" aria-labelledby="links-here">
      <h4 id="links-here">Who links here</h4>
      {referrers.length === 0 ? <p>Nothing links to {now.address}.</p> : null}
      <ul style={{ paddingInlineStart: '1.25rem' }}>
        {referrers.map((referrer) => (
          <li key={`${referrer.collection} ${referrer.id}`}>
            <a href={`/admin/collections/${referrer.collection}/${referrer.id}`}>{referrer.name}</a>
          </li>
        ))}
      </ul>
      <TakeAway collection={collection} id={id} isLinked={referrers.length > 0} />
    </section>
  );
}

function collectionOf(slug: string): AddressedCollection | undefined {
  return slug === 'pages' ? slug : LISTED_KINDS.find(({ collection }) => collection === slug)?.collection;
}
