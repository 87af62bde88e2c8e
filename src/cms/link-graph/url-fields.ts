import type { Field, PayloadRequest } from 'payload';
import { isDraftWrite } from '@/cms/core/changes/draft-writes';

/** The sidebar fields of entries with a URL: what happens to the old URL, and the inbound links. */
export const urlFields: Field[] = [
  {
    name: 'redirectOldUrl',
    type: 'checkbox',
    virtual: true,
    defaultValue: true,
    hooks: { afterRead: [restoreRedirectChoice] },
    label: 'Redirect the old URL here',
    admin: {
      position: 'sidebar',
      // Payload shows virtual fields read-only by default.
      readOnly: false,
      description: 'When the URL of a published page changes, its old URLs redirect here permanently.',
      components: { Field: '/cms/link-graph/published-only#RedirectChoice' },
      condition: (_data, _siblings, { operation }) => operation === 'update',
    },
  },
  {
    name: 'linksHere',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/cms/link-graph/inbound-links-panel#InboundLinksPanel' },
      condition: (_data, _siblings, { operation }) => operation === 'update',
    },
  },
];

interface ReadArguments {
  readonly collection: { readonly slug: string } | null;
  readonly req: Pick<PayloadRequest, 'context' | 'data'>;
}

/**
 * Returns the choice that a form sent with a draft. It isn't stored, and the form takes the values of the response, so the
 * default would tick the box again before the page is published. After publishing, the default applies to the next change.
 */
export function restoreRedirectChoice({ collection, req }: ReadArguments): false | undefined {
  if (collection === null || !isDraftWrite(req, collection.slug)) return undefined;
  return req.data?.['redirectOldUrl'] === false ? false : undefined;
}
