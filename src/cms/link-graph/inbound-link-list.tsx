import type { ReactElement } from 'react';
import type { InboundLink } from './inbound-links';

/** Lists what links to something, each with a link to its form. */
export function InboundLinkList({ links }: { readonly links: readonly InboundLink[] }): ReactElement {
  return (
    <ul style={{ paddingInlineStart: '1.25rem' }}>
      {links.map(({ source, id, name, adminPath }) => (
        <li key={`${source} ${id}`}>{adminPath === undefined ? name : <a href={adminPath}>{name}</a>}</li>
      ))}
    </ul>
  );
}
