import { sql } from '@payloadcms/db-postgres';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { buildDocUrl, LATEST_VERSION } from '@/cms/core/docs-places';
import { LinkList, type LinkListItem } from '@/ui/link-list';
import { Section } from '@/ui/section';
import { slugify as idOf } from '@/ui/slugify';
import { getPayloadClient } from '@/modules/payload-client';

const matchRowSchema = z.object({ group: z.string(), slug: z.string(), title: z.string(), is_code: z.boolean() });
const MATCHES_MAX = 3;

/** Lists exact matches in the handbook: a setting, an error code, a heading. Renders nothing without a match. */
export async function ExactDocMatches({ words }: { readonly words: string }): Promise<ReactElement | null> {
  const links = words === '' ? [] : await findExactMatches(words);
  if (links.length === 0) return null;
  return (
    <Section heading={`“${words}” itself`}>
      <LinkList links={links} />
    </Section>
  );
}

async function findExactMatches(words: string): Promise<LinkListItem[]> {
  const heading = `^#{2,3} ${words.slice(0, 100).replace(/[!-/:-@[-^`{-~]/g, '\\$&')}$`;
  const { rows } = await (
    await getPayloadClient()
  ).db.drizzle.execute(sql`
    select "group", slug, title, body !~* ${`(?n)${heading}`} as is_code from docs
    where _status = 'published' and version = ${LATEST_VERSION}
      and (body ~* ${`(?n)${heading}`} or position(${`| \`${words.toUpperCase()}\` |`} in body) > 0 or position(${`| \`${words.toLowerCase()}\` |`} in body) > 0)
    order by slug limit ${MATCHES_MAX}
  `);
  return z
    .array(matchRowSchema)
    .parse(rows)
    .map(({ group, slug, title, is_code: isCode }) => {
      const page = buildDocUrl({ version: LATEST_VERSION, group, slug });
      return { url: isCode ? page : `${page}#${idOf(words)}`, label: words, description: title };
    });
}
