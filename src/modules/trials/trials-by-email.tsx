import type { Payload, PayloadRequest, UIFieldServerProps } from 'payload';
import { isSalesOrAdministrator } from '@/cms/core/access/access';
import { formatDay } from '@/platform/format-day';
import { TRIAL_STATES, getTrialState } from './trial';

interface TrialsByEmailProps extends Pick<UIFieldServerProps, 'data'> {
  readonly req: Pick<PayloadRequest, 'user'> & { payload: Pick<Payload, 'find'> };
}

/**
 * Lists the trials of an entry's sender next to the entry, because requests for more time are usually about one of
 * them. Everyone who is signed in to the admin can have Payload render a field with data of their own, so this checks the
 * role itself.
 */
export async function TrialsByEmail({ data, req }: TrialsByEmailProps) {
  const email: unknown = data?.['email'];
  if (typeof email !== 'string' || !isSalesOrAdministrator(req)) return null;
  const { docs } = await req.payload.find({
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
