import type { Payload } from 'payload';
import { TRIAL_STATES, getTrialState } from './trial';
import { formatDay } from '@/platform/format-day';

interface TrialsByEmailProps {
  readonly data?: { readonly email?: string };
  readonly payload: Payload;
}

/**
 * Lists the trials of an entry's sender next to the entry, because requests for more time are usually about one of
 * them.
 */
export async function TrialsByEmail({ data: { email = '' } = {}, payload }: TrialsByEmailProps) {
  const { docs } = await payload.find({
    collection: 'trials',
    where: { email: { equals: email } },
    sort: '-endsAt',
    limit: 20,
    depth: 0,
  });
  if (docs.length === 0) return null;
  return (
    <div style={{ marginBlockEnd: '1.5rem' }}>
      <p style={{ margin: 0 }}>Trials of this address</p>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {docs.map(({ id, name, endsAt }) => (
          <li key={id}>
            <a href={`/admin/collections/trials/${id}`}>{name}</a>: {formatTrialState(endsAt)}, {formatDay(endsAt)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function formatTrialState(endsAt: string): string {
  const state = getTrialState(endsAt, Date.now());
  return TRIAL_STATES.find(({ value }) => value === state)?.label.toLowerCase() ?? state;
}
