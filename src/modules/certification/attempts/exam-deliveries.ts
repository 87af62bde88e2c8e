import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { buildMessageId, getMailSite } from '@/cms/mail/mail-site';
import type { DeliveryHandlers } from '@/cms/outbox/delivery';
import { enqueueDelivery } from '@/cms/outbox/enqueue-delivery';
import { EXAM_LEVELS } from '../blueprint';
import { topicResultsSchema } from '../exam';
import { renderResultMail } from './exam-mail';

const rowSchema = z.object({
  level: z.enum(EXAM_LEVELS.map(({ value }) => value)),
  name: z.string(),
  email: z.string(),
  score: z.coerce.number(),
  total: z.coerce.number(),
  passed: z.boolean(),
  topics: topicResultsSchema,
  certificate: z.string().nullable(),
});

/** Queues the email with the result of an exam, in the transaction that ends it. It is sent once. */
export async function enqueueResultMail(req: PayloadRequest, attempt: number): Promise<void> {
  await enqueueDelivery(req, { kind: 'exam-result', about: ['attempt', attempt], deliveryId: `exam-result-${attempt}` });
}

/** The handler for the email with the result of an exam. */
export const examDeliveries = {
  'exam-result': async (req, { attempt_id: attempt, delivery_id: deliveryId }) => {
    const [row] = await queryRows(
      req,
      sql`
        select a.level, a.name, a.email, a.score, a.total, a.passed, a.topics, c.number as certificate
        from exam_attempts a left join certificates c on c.attempt_id = a.id where a.id = ${attempt}`,
    );
    if (row === undefined) return undefined;
    const result = rowSchema.parse(row);
    const mail = await renderResultMail(result, await getMailSite(req));
    return { mail: { to: result.email, messageId: buildMessageId(deliveryId), ...mail } };
  },
} satisfies Partial<DeliveryHandlers>;
