import type { Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { triggerDelivery } from './deliver';
import { deliverOutbox } from './task';
import type { DeliveryHandlers } from './delivery';

/** A row of the outbox that is due. */
function createRow(id: number, kind: 'confirmation' | 'webhook' = 'confirmation') {
  const others = { trial_id: null, booking_id: null, attempt_id: null, subscriber_id: null, issue_id: null, event_id: null };
  const references = { entry_id: id, ...others };
  return { id, kind, delivery_id: `delivery-${id}`, attempts: 1, replica: null, previous: null, ...references };
}

interface Answers {
  /** Returns in how many seconds the next message is due. */
  readonly getNextDue?: () => number | undefined;
  /** Renews a claim. */
  readonly renew?: () => Promise<void>;
  /** Records an outcome. */
  readonly record?: () => Promise<void>;
}

/** Postgres with an outbox, as far as deliveries use it. */
function createPayload(
  due: ReturnType<typeof createRow>[],
  handler: DeliveryHandlers['confirmation'],
  { getNextDue = () => undefined, renew = () => Promise.resolve(), record = () => Promise.resolve() }: Answers = {},
) {
  const outcomes: string[] = [];
  const execute = (statement: object): Promise<{ rows: object[] }> => {
    const text = JSON.stringify(statement);
    if (text.includes('skip locked')) {
      const isMail = text.includes('"newsletter-issue"');
      const found = due.findIndex(({ kind }) => (kind === 'confirmation') === isMail);
      return Promise.resolve({ rows: found < 0 ? [] : due.splice(found, 1) });
    }
    // What was enqueued while the clock of Postgres was ahead: nothing.
    if (text.includes('make_interval(mins')) return Promise.resolve({ rows: [] });
    if (text.includes('extract(epoch')) return Promise.resolve({ rows: [{ in_seconds: getNextDue() ?? null }] });
    const answer = { rows: [{ id: 1 }] };
    if (!text.includes('set next_attempt_at'))
      return record().then(() => {
        outcomes.push(text);
        return answer;
      });
    outcomes.push(text);
    return renew().then(() => answer);
  };
  const i18n = {
    fallbackLanguage: 'en',
    supportedLanguages: { en: { dateFNSKey: 'en-US', translations: {} } },
    translations: {},
  };
  const payload = {
    config: { i18n },
    db: { drizzle: { execute }, sessions: {} },
    collections: { 'form-deliveries': { config: { custom: { handlers: { confirmation: handler, webhook: handler } } } } },
  };
  return { payload: z.custom<Payload>().parse(payload), outcomes };
}

it('a message that can’t be built counts as a failed attempt, and the others are sent', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: number[] = [];
  const { payload, outcomes } = createPayload([createRow(1), createRow(2)], (_req, { id }) =>
    id === 1
      ? Promise.reject(new Error('The submission has no fields.'))
      : Promise.resolve({ send: () => Promise.resolve(void sent.push(id)) }),
  );
  triggerDelivery(payload);
  await expect.poll(() => outcomes.length).toBe(2);
  expect(sent).toEqual([2]);
  expect(outcomes.filter((text) => text.includes('The submission has no fields.'))).toHaveLength(1);
  expect(log).toHaveBeenCalledWith('Delivery 1 (confirmation) could not be built:', expect.any(Error));
  log.mockRestore();
});

it('a message that ends the process in each attempt is given up', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const handler = vi.fn(() => Promise.resolve(undefined));
  const { payload, outcomes } = createPayload([{ ...createRow(11), attempts: 17 }], handler);
  triggerDelivery(payload);
  await expect.poll(() => outcomes.length).toBe(1);
  expect(outcomes[0]).toContain('"given-up"');
  expect(handler).not.toHaveBeenCalled();
  log.mockRestore();
});

it('the first failure of a message is in the log, with one line a minute for all of its kind, and a retry is not', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rows = [21, 22, 23].map((id) => ({ ...createRow(id, 'webhook'), attempts: id === 23 ? 2 : 1 }));
  const { payload, outcomes } = createPayload(rows, () => Promise.resolve({ problem: 'The server is away.' }));
  triggerDelivery(payload);
  await expect.poll(() => outcomes.length).toBe(3);
  expect(log.mock.calls).toEqual([['A delivery failed and will be retried (webhook): The server is away. See Deliveries.']]);
  log.mockRestore();
});

it('an error with characters that Postgres refuses is recorded without them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problem = 'The server said a\0b.\r\nBye.';
  const { payload, outcomes } = createPayload([createRow(12)], () => Promise.resolve({ problem }));
  triggerDelivery(payload);
  await expect.poll(() => outcomes.length).toBe(1);
  expect(outcomes[0]).toContain('"The server said a b. Bye."');
  log.mockRestore();
});

it('a message that was accepted is recorded when Postgres is available again, and not sent twice', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let failures = 1;
  const record = (): Promise<void> => {
    failures -= 1;
    return failures < 0 ? Promise.resolve() : Promise.reject(new Error('57P01 terminating connection'));
  };
  const send = vi.fn(() => Promise.resolve());
  const { payload, outcomes } = createPayload([createRow(13)], () => Promise.resolve({ send }), { record });
  triggerDelivery(payload);
  await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBe(1);
  expect(outcomes[0]).toContain("state = 'delivered'");
  expect(send).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('a message that is queued at the end of a run is sent at once', async () => {
  const due: ReturnType<typeof createRow>[] = [];
  const sent: number[] = [];
  const queueOne = vi.fn(() => {
    if (queueOne.mock.calls.length > 1) return undefined;
    due.push(createRow(3));
    triggerDelivery(payload);
    return undefined;
  });
  const { payload } = createPayload(due, (_req, { id }) => Promise.resolve({ send: () => Promise.resolve(void sent.push(id)) }), {
    getNextDue: queueOne,
  });
  triggerDelivery(payload);
  await expect.poll(() => sent).toEqual([3]);
});

it('a message that is due before the next job is sent then, also when another worker knows only of later ones', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const due: ReturnType<typeof createRow>[] = [];
  const sent: number[] = [];
  const getNextDue = vi.fn<() => number | undefined>().mockReturnValueOnce(5).mockReturnValueOnce(30);
  const handler: DeliveryHandlers['confirmation'] = (_req, { id }) =>
    Promise.resolve({ send: () => Promise.resolve(void sent.push(id)) });
  const { payload } = createPayload(due, handler, { getNextDue });
  triggerDelivery(payload);
  await expect.poll(() => getNextDue.mock.results).toHaveLength(2);
  // Each worker goes on after the answer.
  await new Promise((resolve) => setImmediate(resolve));
  due.push(createRow(13));
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => sent).toEqual([13]);
  vi.useRealTimers();
});

it('a job of the queue ends while a message is still being sent', async () => {
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { payload, outcomes } = createPayload([createRow(4)], () => Promise.resolve({ send: () => slow }));
  const { handler } = deliverOutbox;
  if (typeof handler !== 'function') throw new Error('The task has no handler.');
  await Reflect.apply(handler, undefined, [{ req: { payload } }]);
  expect(outcomes).toEqual([]);
  finish();
  await expect.poll(() => outcomes.length).toBe(1);
});

/** Handlers whose messages are sent when the test says so. */
function createHeldMessages() {
  const started: number[] = [];
  const held: (() => void)[] = [];
  const handler: DeliveryHandlers['confirmation'] = (_req, { id }) =>
    Promise.resolve({
      send: () =>
        new Promise<void>((resolve) => {
          started.push(id);
          held.push(resolve);
        }),
    });
  return { started, handler, finish: () => held.splice(0).forEach((resolve) => resolve()) };
}

it('a slow message delays neither later messages nor messages to other systems', async () => {
  const { started, handler, finish } = createHeldMessages();
  const due = [createRow(5)];
  const { payload, outcomes } = createPayload(due, handler);
  triggerDelivery(payload);
  await expect.poll(() => started).toEqual([5]);
  due.push(createRow(6), createRow(7));
  triggerDelivery(payload);
  await expect.poll(() => started).toEqual([5, 6, 7]);
  // All workers for emails are busy.
  due.push(createRow(8), createRow(9, 'webhook'));
  triggerDelivery(payload);
  await expect.poll(() => started).toEqual([5, 6, 7, 9]);
  finish();
  await expect.poll(() => started).toEqual([5, 6, 7, 9, 8]);
  finish();
  await expect.poll(() => outcomes.length).toBe(5);
});

it('a message keeps its claim for as long as it is being sent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { started, handler, finish } = createHeldMessages();
  const { payload, outcomes } = createPayload([createRow(10)], handler);
  const countRenewals = () => outcomes.filter((text) => text.includes('set next_attempt_at')).length;
  triggerDelivery(payload);
  await expect.poll(() => started).toEqual([10]);
  vi.advanceTimersByTime(60_000);
  expect(countRenewals()).toBe(6);
  finish();
  await expect.poll(() => outcomes.at(-1)).toContain("state = 'delivered'");
  vi.advanceTimersByTime(60_000);
  expect(countRenewals()).toBe(6);
  vi.useRealTimers();
});

it('the outcome of a message is recorded after a renewal of its claim, which would overwrite the next attempt', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { started, handler, finish } = createHeldMessages();
  let endRenewal: () => void = () => undefined;
  const renew = () => new Promise<void>((resolve) => (endRenewal = resolve));
  const { payload, outcomes } = createPayload([createRow(14)], handler, { renew });
  triggerDelivery(payload);
  await expect.poll(() => started).toEqual([14]);
  vi.advanceTimersByTime(10_000);
  expect(outcomes).toHaveLength(1);
  finish();
  await new Promise((resolve) => setImmediate(resolve));
  expect(outcomes, 'the renewal goes on').toHaveLength(1);
  endRenewal();
  await expect.poll(() => outcomes.at(-1)).toContain("state = 'delivered'");
  vi.useRealTimers();
});
