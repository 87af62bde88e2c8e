import type { ReactElement } from 'react';
import { resolveLinks } from '@/modules/pages';
import { LinkList } from '@/ui/link-list';
import { Markdown } from '@/ui/markdown';
import { buildCveListMarkdown, buildCvePageMarkdown } from './cve-text';
import { getReleaseFacts } from './facts';
import { RELEASES_PATH, buildMajorPageMarkdown, buildReleaseListMarkdown, buildReleasePageMarkdown } from './release-text';
import { findCveView, findReleaseView } from './views';

/** Renders the list of releases, or the page of the version or release in the view. */
export async function ReleasePages({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const facts = await getReleaseFacts();
  const found = findReleaseView(view, facts);
  if (found === undefined) return <Markdown source={buildReleaseListMarkdown(facts)} heading="All releases" />;
  if (found.kind === 'release')
    return <Markdown source={buildReleasePageMarkdown(found.number, found.release, facts)} firstLevel={2} />;
  return (
    <>
      <Guides major={found.version.major} />
      <Markdown source={buildMajorPageMarkdown(found.version, facts)} firstLevel={2} />
    </>
  );
}

/** Renders the list of vulnerabilities, or the page of the one in the view. */
export async function VulnerabilityPages({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const facts = await getReleaseFacts();
  const cve = findCveView(view, facts);
  if (cve) return <Markdown source={buildCvePageMarkdown(cve, facts)} firstLevel={2} />;
  return <Markdown source={buildCveListMarkdown(facts)} heading="All vulnerabilities" />;
}

/** Links the pages written about a major version, if there are any. */
async function Guides({ major }: { readonly major: number }): Promise<ReactElement | null> {
  const links = await resolveLinks([`${RELEASES_PATH}/postgresql-${major}`, `${RELEASES_PATH}/upgrade-to-postgresql-${major}`]);
  if (links.length === 0) return null;
  return <LinkList links={links.map(({ url, label, description, icon }) => ({ url, label, description, icon }))} />;
}
