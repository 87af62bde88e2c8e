import type { PayloadRequest, SanitizedPermissions, TypedUser } from 'payload';
import { worksOnTexts } from '@/cms/core/access';
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
  permissions?: SanitizedPermissions;
}

/** Above the list of collections: what this person may begin, and for people who work on texts what is under way. */
export async function ToDo({ payload, user, permissions }: ToDoProps) {
  if (!user || !worksOnTexts(user)) return null;
  return (
    <div className={css.board}>
      <Begin permissions={permissions} />
      <Lists payload={payload} user={user} />
    </div>
  );
}

function Begin({ permissions }: Pick<ToDoProps, 'permissions'>) {
  const begun = BEGUN_HERE.filter((slug) => permissions?.collections?.[slug]?.create);
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="begin">
      <h2 id="begin">Begin</h2>
      <ul className={css.begin}>
        {begun.map((slug) => (
          <li key={slug}>
            <a href={`/admin/collections/${slug}/create`}>New {entryName(slug).toLowerCase()}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Lists({ payload, user }: { payload: ToDoProps['payload']; user: TypedUser }) {
  const [waiting, underWay, planned, published] = await Promise.all([waitingForReview(payload, user), entriesUnderWay(payload, user), scheduledEntries(payload, user), lastPublished(payload, user)]);
  return (
    <div className={css.lists}>
      <EntryList id="waiting" heading="Waiting for review" entries={waiting} empty="Nobody asks for a review now." />
      <EntryList id="under-way" heading="Drafts under way" entries={underWay} empty="No draft is waiting. What you begin is listed here until it is published." />
      <EntryList id="planned" heading="Scheduled" entries={planned} empty="Nothing is scheduled. “Schedule” above a form publishes or unpublishes at a time." />
      <EntryList id="published" heading="Published last" entries={published} empty="Nothing is published yet." />
    </div>
  );
}
