import type { Payload, PayloadRequest, UIFieldServerProps } from 'payload';
import { isSalesOrAdministrator } from '@/cms/core/access';

interface RegistrationsProps extends Pick<UIFieldServerProps, 'data'> {
  readonly req: Pick<PayloadRequest, 'user'> & { payload: Pick<Payload, 'count' | 'findDistinct'> };
}

/**
 * Counts the registrations for a webinar or an event in its form, and links to the list of them. A submission stores the title.
 * Whoever registers twice is one person, but in the list twice.
 * Everyone who is signed in to the admin can have Payload render a field with data of their own, so this checks the role itself.
 */
export async function Registrations({ data, req }: RegistrationsProps) {
  const title: unknown = data?.['title'];
  if (typeof title !== 'string' || title === '' || !isSalesOrAdministrator(req)) return null;
  const about = { collection: 'form-entries', where: { 'values.value': { equals: title } } } as const;
  const { totalDocs: registrations } = await req.payload.count(about);
  const { totalDocs: people } = await req.payload.findDistinct({ ...about, field: 'email' });
  const filter = new URLSearchParams({ 'where[or][0][and][0][values.value][equals]': title });
  return (
    <p style={{ marginBlockEnd: '1.5rem' }}>
      {registrations === 0 ? (
        'No registrations under this title yet.'
      ) : (
        <a href={`/admin/collections/form-entries?${filter}`}>{formatRegistrations(registrations, people)}</a>
      )}
    </p>
  );
}

function formatRegistrations(registrations: number, people: number): string {
  const count = registrations === 1 ? '1 registration' : `${registrations} registrations`;
  if (people === registrations) return count;
  return `${count} by ${people === 1 ? '1 person' : `${people} people`}`;
}
