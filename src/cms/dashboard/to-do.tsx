import type { PayloadRequest, TypedUser } from 'payload';
import { EntryList } from './entry-list';
import { entriesUnderWay, lastPublished, waitingForReview } from './entries';
import { entryName } from './entry-name';
import { scheduledEntries } from './scheduled';
import css from './to-do.module.css';

/** What is begun most often; the rest is below. */
const BEGUN_HERE = ['pages', 'posts', 'tutorials', 'events'] as const;

interface ToDoProps {
  payload: PayloadRequest['payload'];
  user?: TypedUser;
}

/** Above the list of collections: what to begin, what waits for whom, and what was published last. */
export async function ToDo({ payload, user }: ToDoProps) {
  if (!user) return null;
  const [waiting, underWay, planned, published] = await Promise.all([waitingForReview(payload, user), entriesUnderWay(payload, user), scheduledEntries(payload, user), lastPublished(payload, user)]);
  return (
    <div className={css.board}>
      <section aria-labelledby="begin">
        <h2 id="begin">Begin</h2>
        <ul className={css.begin}>
          {BEGUN_HERE.map((slug) => (
            <li key={slug}>
              <a href={`/admin/collections/${slug}/create`}>New {entryName(slug).toLowerCase()}</a>
            </li>
          ))}
        </ul>
      </section>
      <div className={css.lists}>
        <EntryList id="waiting" heading="Waiting for review" entries={waiting} empty="Nobody asks for a review now." />
        <EntryList id="under-way" heading="Drafts under way" entries={underWay} empty="No draft is waiting. What you begin above is listed here until it is published." />
        <EntryList id="planned" heading="Planned" entries={planned} empty="Nothing is planned. “Schedule publish” beside a form publishes at a time." />
        <EntryList id="published" heading="Published last" entries={published} empty="Nothing is published yet." />
      </div>
    </div>
  );
}
