import { buildMessageId, findAdminUrl, getMailSite } from '@/cms/mail/mail-site';
import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';
import type { DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import type { AuditEvent } from '@/payload-types';

/** Tells the person who scheduled a change that it was refused. The audit event of the refusal says who, what, and why. */
const scheduleRefused: DeliveryHandler = async (req, { event_id: id, delivery_id: delivery }) => {
  const { docs } = await req.payload.find({
    collection: 'audit-events',
    where: { id: { equals: id } },
    limit: 1,
    depth: 1,
    req,
  });
  const [event] = docs;
  // Deleted in the meantime.
  if (typeof event?.person !== 'object' || !event.person?.email) return undefined;
  const mail = await renderRefusalMail({ event, site: await getMailSite(req), adminUrl: findAdminUrl(event.kind, event.entry) });
  return { mail: { to: event.person.email, messageId: buildMessageId(delivery), ...mail } };
};

/** Handlers for the outbox deliveries of the schedule. */
export const scheduleDeliveries = { 'schedule-refused': scheduleRefused } satisfies Partial<DeliveryHandlers>;

interface RefusalMailProps {
  event: Pick<AuditEvent, 'title' | 'note'>;
  site: MailSite;
  adminUrl: string | undefined;
}

function renderRefusalMail({ event: { title, note }, site, adminUrl }: RefusalMailProps): Promise<RenderedMail> {
  const heading = `A scheduled change to “${title ?? 'an entry'}” was refused`;
  return renderMail({
    subject: heading,
    site,
    heading,
    children: (
      <>
        <p>{note}</p>
        <p>To try again, schedule another time or do it by hand. The form shows this message until then.</p>
        {adminUrl === undefined ? null : (
          <p>
            <a data-button="" href={adminUrl}>
              Open the form
            </a>
          </p>
        )}
      </>
    ),
    note: <p>You get this email because you scheduled the change.</p>,
  });
}
