import { type LinkListItem, LinkList } from '@/ui/link-list';
import { Section } from '@/ui/section';

/** Renders the content of a 404 page, with the pages whose names are most similar. */
export function NotFound({ nearest }: { nearest: readonly LinkListItem[] }) {
  return (
    <>
      <div data-error-fallback="">
        <h1>There is no page at this address</h1>
        <p>
          It may have moved, or the address has a slip in it. These pages have the most similar names; the menu and the foot of
          the page lead to all others.
        </p>
      </div>
      <Section heading="Did you mean one of these?">
        <LinkList links={nearest} />
      </Section>
    </>
  );
}
