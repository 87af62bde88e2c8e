import type { Payload, PayloadRequest, UIFieldServerProps } from 'payload';
import { isSalesOrAdministrator } from '@/cms/core/access';

interface RegistrationsProps extends Pick<UIFieldServerProps, 'data'> {
  readonly req: Pick<PayloadRequest, 'user'> & { payload: Pick<Payload, 'count'> };
}

/**
 * Counts the registrations for a webinar or an event in its form, and links to the list of them. A submission stores the title.
 * Everyone who is signed in to the admin can have Payload render a field with data of their own, so this checks the role itself.
 */
export async function Registrations({ data, req }: RegistrationsProps) {
  const title: unknown = data?.['title'];
  if (typeof title !== 'string' || title === '' || !isSalesOrAdministrator(req)) return null;
  const { totalDocs } = await req.payload.count({
    collection: 'form-entries',
    where: { 'values.value': { equals: title } },
  });
  const filter = new URLSearchParams({ 'where[or][0][and][0][values.value][equals]': title });
  return (
    <p style={{ marginBlockEnd: '1.5rem' }}>
      {totalDocs === 0 ? (
        'No registrations under this title yet.'
      ) : (
        <a href={`/admin/collections/form-entries?${filter}`}>
          {totalDocs === 1 ? '1 registration' : `${totalDocs} registrations`}
        </a>
      )}
    </p>
  );
}
