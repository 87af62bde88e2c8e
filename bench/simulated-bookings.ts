import { z } from 'zod';

/** The result of one simulated person who tries to book a seat. */
interface BookingRun {
  subject: string;
  outcome: 'booked' | 'full';
  /** Requests that were needed: more than two when a server was killed. */
  requests: number;
  milliseconds: number;
}

interface RushOptions {
  /** Returns an instance that runs. */
  findInstance: () => Promise<{ url: string }>;
  classKey: string;
  /** Access tokens by person. */
  tokens: ReadonlyMap<string, string>;
}

const answerSchema = z.object({
  bookings: z.array(z.object({ class: z.string(), state: z.enum(['held', 'booked', 'waiting', 'offered']) })),
  full: z.object({ class: z.string(), seats: z.number(), waiting: z.number() }).nullable(),
});
export type BookingAnswer = z.infer<typeof answerSchema>;

/**
 * Lets everyone try to book the same class at once: hold a seat, then book it. A request that a killed server doesn't
 * answer is sent again to another one, as a person does who presses the button again.
 * @throws Error for any answer that is neither a seat nor a clear “full”
 */
export function simulateBookings({ findInstance, classKey, tokens }: RushOptions): Promise<BookingRun[]> {
  return Promise.all(
    [...tokens].map(async ([subject, token]) => {
      const begin = performance.now();
      let requests = 0;
      const send = async (body: object) => {
        for (;;) {
          requests += 1;
          const answer = await trySend((await findInstance()).url, token, body);
          if (answer !== undefined) return answer;
        }
      };
      const isFull = (await send({ action: 'hold', class: classKey })).full !== null;
      if (!isFull) expectBooked(await send({ action: 'book', class: classKey, name: subject }), classKey);
      return { subject, outcome: isFull ? 'full' : 'booked', requests, milliseconds: performance.now() - begin };
    }),
  );
}

/**
 * Sends a request of the account.
 * @returns undefined when the server is gone, or can't reach its database at the moment
 * @throws Error when it is refused
 */
export async function trySend(url: string, token: string, body: object): Promise<BookingAnswer | undefined> {
  const answer = await fetch(`${url}/account/classes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => undefined);
  if (answer === undefined || answer.status === 503 || answer.status === 502) return undefined;
  if (answer.status !== 200) throw new Error(`${JSON.stringify(body)} was answered with ${answer.status}: ${answer.text}`);
  return answerSchema.parse(JSON.parse(answer.text));
}

function expectBooked({ bookings }: BookingAnswer, classKey: string): void {
  const state = bookings.find((each) => each.class === classKey)?.state;
  if (state !== 'booked') throw new Error(`A seat was held, and booking it came to “${state ?? 'nothing'}”.`);
}
