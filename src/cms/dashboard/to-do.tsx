import type { PayloadRequest, TypedUser } from 'payload';
import { DRAFT_COLLECTIONS, ENTRY_NAMES } from '../drafts/draft-versions';
import { EntryList } from './entry-list';
import { entriesUnderWay, lastPublished } from './entries';
import css from './to-do.module.css';

interface ToDoProps {
  payload: PayloadRequest['payload'];
  user?: TypedUser;
}

/** Above the list of collections: what to begin, what is under way, and what was published last. */
export async function ToDo({ payload, user }: ToDoProps) {
  if (!user) return null;
  const [underWay, published] = await Promise.all([entriesUnderWay(payload, user), lastPublished(payload, user)]);
  return (
    <div className={css.board}>
      <section aria-labelledby="begin">
        <h2 id="begin">Begin</h2>
        <ul className={css.begin}>
          {DRAFT_COLLECTIONS.map((slug) => (
            <li key={slug}>
              <a href={`/admin/collections/${slug}/create`}>New {ENTRY_NAMES[slug].toLowerCase()}</a>
            </li>
          ))}
        </ul>
      </section>
      <div className={css.lists}>
        <EntryList id="under-way" heading="Drafts under way" entries={underWay} empty="No draft is waiting. What you begin above is listed here until it is published." />
        <EntryList id="published" heading="Published last" entries={published} empty="Nothing is published yet." />
      </div>
    </div>
  );
}
