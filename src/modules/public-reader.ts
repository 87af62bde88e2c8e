import type { BasePayload } from 'payload';
import { resolveFacts } from './fact-values';
import { getPayloadClient } from './payload-client';

/** The operations of Payload's local API that read what pages show. */
export type PublicReader = Pick<BasePayload, 'find' | 'findGlobal'>;

/**
 * Reads content as a visitor does: with the access rules of each collection for someone who is not signed in. Payload's
 * local API skips them unless every call asks for them; here no call can forget. Drafts, and entries that are not public
 * at this moment, are never returned, whatever a query asks for. Fact tokens are resolved.
 */
export async function getPublicReader(): Promise<PublicReader> {
  const payload = await getPayloadClient();
  return new Proxy<PublicReader>(payload, { get: (_payload, operation) => callAsVisitor(payload, operation) });
}

function callAsVisitor(payload: BasePayload, operation: string | symbol): unknown {
  // `await` looks for a `then` method on its operand.
  if (operation !== 'find' && operation !== 'findGlobal') return undefined;
  const call: unknown = Reflect.get(payload, operation);
  if (typeof call !== 'function') throw new Error(`Payload has no operation ${operation}.`);
  return async (options: object) =>
    resolveFacts(await Reflect.apply(call, payload, [{ ...options, overrideAccess: false, user: undefined }]));
}
