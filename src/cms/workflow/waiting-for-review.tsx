import { formatAdminURL } from 'payload/shared';
import type { Payload, TypedUser } from 'payload';
import { mayReview, worksOnTexts } from '../access';
import { REVIEWABLE } from './review';

/** Most texts that the list names; the collections' own lists have them all. */
const SHOWN_MAX = 20;

interface WaitingForReviewProps {
  payload: Payload;
  user: TypedUser | null;
}

interface Waiting {
  address: string;
  title: string;
  kind: string;
  since: Date;
}

/**
 * At the beginning of the admin: texts for which somebody asked for a review, the longest waiting first, for who can
 * review them; and those that were sent back to the person who is signed in.
 */
export async function WaitingForReview({ payload, user }: WaitingForReviewProps) {
  if (user === null || !worksOnTexts(user)) return null;
  const [asked, sentBack] = await Promise.all([mayReview(user) ? textsAt(payload, 'asked') : undefined, textsAt(payload, 'sent-back', user.id)]);
  return (
    <section aria-labelledby="waiting-for-review" style={{ marginBlockEnd: 'calc(var(--base) * 2)' }}>
      <h2 id="waiting-for-review">{asked === undefined ? 'Sent back to you' : 'Waiting for review'}</h2>
      {asked !== undefined && <TextList texts={asked} empty="Nothing waits for a review." />}
      {asked !== undefined && sentBack.length > 0 && <h3>Sent back to you</h3>}
      {(asked === undefined || sentBack.length > 0) && <TextList texts={sentBack} empty="Nothing was sent back to you." />}
    </section>
  );
}

function TextList({ texts, empty }: { texts: Waiting[]; empty: string }) {
  if (texts.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {texts.map(({ address, title, kind, since }) => (
        <li key={address}>
          <a href={address}>{title}</a> ({kind}, since <time dateTime={since.toISOString()}>{since.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>)
        </li>
      ))}
    </ul>
  );
}

/** Drafts in this state, of every kind; with `person` only those that this person changed last. */
async function textsAt(payload: Payload, state: 'asked' | 'sent-back', person?: number): Promise<Waiting[]> {
  const mine = person === undefined ? [] : [{ 'review.changedBy': { equals: person } }];
  const found = REVIEWABLE.map(async (collection) => {
    const { config } = payload.collections[collection];
    const { docs } = await payload.find({
      collection,
      where: { and: [{ 'review.state': { equals: state } }, ...mine] },
      draft: true,
      sort: 'updatedAt',
      limit: SHOWN_MAX,
      pagination: false,
      depth: 0,
    });
    return docs.map((doc) => ({
      address: formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${collection}/${doc.id}` }),
      title: 'title' in doc ? doc.title : doc.label,
      kind: String(config.labels.singular).toLowerCase(),
      since: new Date(doc.updatedAt),
    }));
  });
  return (await Promise.all(found)).flat().toSorted((one, other) => one.since.getTime() - other.since.getTime()).slice(0, SHOWN_MAX);
}
