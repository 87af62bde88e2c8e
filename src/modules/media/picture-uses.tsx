import type { UIFieldServerProps } from 'payload';
import { InboundLinkList } from '@/cms/link-graph/inbound-link-list';
import { findInboundLinks } from '@/cms/link-graph/inbound-links';
import { getMediaTarget } from '@/cms/link-graph/link-targets';

/** Renders the sidebar panel of a picture: the pages and drafts that show it, all of which change with its file. */
export async function PictureUses({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const uses = await findInboundLinks([getMediaTarget(String(id))], req);
  return (
    <section className="field-type" aria-labelledby="picture-uses" style={{ marginBlock: '1.5rem' }}>
      <h4 id="picture-uses" style={{ marginBlockEnd: '0.5rem' }}>
        Where it’s shown
      </h4>
      {uses.length === 0 ? <p>Nothing shows this picture.</p> : <p>A new file changes the picture in all of these:</p>}
      <InboundLinkList links={uses} />
    </section>
  );
}
