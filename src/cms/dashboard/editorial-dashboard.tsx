import type { PayloadRequest, SanitizedPermissions, TypedUser } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';
import { DashboardEntryList } from './dashboard-entry-list';
import { findAwaitingReview, findDrafts, findRecentlyPublished, findUnreviewed } from './entries';
import { getSingularLabel } from '@/cms/core/kinds/singular-label';
import { findScheduledEntries } from './scheduled';
import css from './editorial-dashboard.module.css';

/** Collections created most often; the admin lists the others below. */
const QUICK_CREATE_COLLECTIONS = ['pages', 'posts', 'tutorials', 'webinars', 'events'] as const;

interface EditorialDashboardProps {
  payload: PayloadRequest['payload'];
  user?: TypedUser;
  permissions?: SanitizedPermissions;
}

/** Renders the top of the dashboard: what this person may create and, for editorial staff, the entries in progress. */
export async function EditorialDashboard({ payload, user, permissions }: EditorialDashboardProps) {
  if (!user || !isEditorialStaff(user)) return null;
  return (
    <div className={css.board}>
      <QuickCreate permissions={permissions} />
      <EntryLists payload={payload} user={user} />
    </div>
  );
}

function QuickCreate({ permissions }: Pick<EditorialDashboardProps, 'permissions'>) {
  const begun = QUICK_CREATE_COLLECTIONS.filter((slug) => permissions?.collections?.[slug]?.create);
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="begin">
      <h2 id="begin">Shortcuts</h2>
      <ul className={css.begin}>
        {begun.map((slug) => (
          <li key={slug}>
            <a href={`/admin/collections/${slug}/create`}>New {getSingularLabel(slug).toLowerCase()}</a>
          </li>
        ))}
        {permissions?.globals?.settings?.update ? (
          <li>
            <a href="/admin/globals/settings#field-menu">Menu and footer</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

async function EntryLists({ payload, user }: { payload: EditorialDashboardProps['payload']; user: TypedUser }) {
  const [waiting, underWay, planned, published, unreviewed] = await Promise.all([
    findAwaitingReview(payload, user),
    findDrafts(payload, user),
    findScheduledEntries(payload, user),
    findRecentlyPublished(payload, user),
    findUnreviewed(payload, user),
  ]);
  return (
    <div className={css.lists}>
      <DashboardEntryList
        id="waiting"
        heading="Waiting for review"
        entries={waiting}
        empty="No reviews are requested."
        guide={{ href: '/admin/guide#from-draft-to-public', label: 'How a draft becomes public' }}
      />
      <DashboardEntryList
        id="under-way"
        heading="Drafts under way"
        entries={underWay}
        empty="No drafts yet. Drafts that you start are listed here until they are published."
        guide={{ href: '/admin/guide#write-a-page', label: 'How to write a page' }}
      />
      <DashboardEntryList
        id="planned"
        heading="Scheduled"
        entries={planned}
        empty="Nothing is scheduled. To publish or unpublish at a set time, choose “Schedule” above a form."
        guide={{ href: '/admin/guide#publish-or-unpublish-at-a-set-time', label: 'How to schedule' }}
        all={{ href: '/admin/calendar', label: 'Calendar of all dates' }}
      />
      <DashboardEntryList id="published" heading="Published last" entries={published} empty="Nothing is published yet." />
      <DashboardEntryList
        id="unreviewed"
        heading="Not reviewed for six months"
        entries={unreviewed}
        empty="Every published entry was saved, or its commands run, within the last six months."
      />
    </div>
  );
}
