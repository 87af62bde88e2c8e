import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { startLocalServer } from './local-server';

const message = z.object({ reference: z.string(), form: z.string(), email: z.string() });

/** A receiver of form submissions, such as a CRM. It recognizes repeated messages by their IDs. */
export interface WebhookReceiver {
  url: string;
  /** Reference numbers by the message IDs. */
  received: ReadonlyMap<string, string>;
  /** How many messages were repeated. */
  repeated(): number;
  /** Called before the response to a message. @param act receives the query of the requested URL */
  onMessage(act: (query: URLSearchParams) => Promise<void> | void): void;
  /** The status of its responses. */
  answerWith(status: number): void;
  close(): void;
}

/** Starts a receiver that rejects messages that aren't signed with the secret. */
export async function startWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const received = new Map<string, string>();
  let repeated = 0;
  let status = 204;
  let act: (query: URLSearchParams) => Promise<void> | void = () => undefined;
  const { origin, close } = await startLocalServer(async (request, body, response) => {
    const id = String(request.headers['webhook-id']);
    const time = String(request.headers['webhook-timestamp']);
    const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
    if (request.headers['webhook-signature'] !== `v1,${signature}`) return response.writeHead(401).end();
    if (status < 300) {
      if (received.has(id)) repeated += 1;
      received.set(id, message.parse(JSON.parse(body)).reference);
    }
    await act(new URL(request.url ?? '/', origin).searchParams);
    return response.writeHead(status).end();
  });
  return {
    url: `${origin}/entries`,
    received,
    repeated: () => repeated,
    onMessage: (what) => {
      act = what;
    },
    answerWith: (code) => {
      status = code;
    },
    close,
  };
}
