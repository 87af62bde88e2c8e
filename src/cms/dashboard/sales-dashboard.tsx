import type { CollectionSlug, PayloadRequest, TypedUser, Where } from 'payload';
import { isSalesOrAdministrator } from '@/cms/core/access/access';
import { DAY_MS } from '@/platform/durations';
import { formatCount } from '@/platform/format-count';
import css from './editorial-dashboard.module.css';

interface SalesDashboardProps {
  payload: PayloadRequest['payload'];
  user?: TypedUser;
}

/** Something that sales should look at: how many there are, and the list of them. */
interface Task {
  id: string;
  collection: CollectionSlug;
  /** The conditions, as the query of the list has them. */
  filters: readonly Readonly<Record<string, Readonly<Record<string, string>>>>[];
  label: (count: number) => string;
}

const TRIAL_ENDS_SOON_DAYS = 7;

/** Renders the top of the dashboard for sales and administrators: what visitors sent and what waits for an answer. */
export async function SalesDashboard({ payload, user }: SalesDashboardProps) {
  if (!user || !isSalesOrAdministrator({ user })) return null;
  const counted = await Promise.all(
    getTasks(Date.now()).map(async (task) => {
      const where: Where = { and: [...task.filters] };
      const { totalDocs } = await payload.count({ collection: task.collection, where, user, overrideAccess: false });
      return { ...task, count: totalDocs };
    }),
  );
  const waiting = counted.filter(({ count }) => count > 0);
  return (
    <div className={css.board}>
      <section aria-labelledby="needs-attention">
        <h2 id="needs-attention">Needs attention</h2>
        {waiting.length === 0 ? (
          <p>Nothing is waiting: no open form entries, trials about to end, or failed deliveries.</p>
        ) : null}
        <ul className={css.begin}>
          {waiting.map(({ id, collection, filters, label, count }) => (
            <li key={id}>
              <a href={`/admin/collections/${collection}?${buildListQuery(filters)}`}>{label(count)}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function getTasks(now: number): Task[] {
  const soon = new Date(now + TRIAL_ENDS_SOON_DAYS * DAY_MS).toISOString();
  return [
    {
      id: 'new',
      collection: 'form-entries',
      filters: [{ state: { equals: 'new' } }],
      label: (count) => formatCount(count, 'new form entry', 'new form entries'),
    },
    {
      id: 'in-work',
      collection: 'form-entries',
      filters: [{ state: { equals: 'in-work' } }],
      label: (count) => `${formatCount(count, 'form entry', 'form entries')} in progress`,
    },
    {
      id: 'trials',
      collection: 'trials',
      filters: [{ endsAt: { greater_than: new Date(now).toISOString() } }, { endsAt: { less_than_equal: soon } }],
      label: (count) => `${formatCount(count, 'trial', 'trials')} ending within a week`,
    },
    {
      id: 'deliveries',
      collection: 'form-deliveries',
      filters: [{ state: { equals: 'given-up' } }],
      label: (count) => formatCount(count, 'failed delivery', 'failed deliveries'),
    },
  ];
}

/** The query with which Payload's list applies and shows these conditions. */
function buildListQuery(filters: Task['filters']): URLSearchParams {
  return new URLSearchParams(
    filters.flatMap((filter, index) =>
      Object.entries(filter).flatMap(([field, condition]) =>
        Object.entries(condition).map(([operator, value]) => [`where[or][0][and][${index}][${field}][${operator}]`, value]),
      ),
    ),
  );
}
