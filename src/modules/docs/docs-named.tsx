import { sql } from '@payloadcms/db-postgres';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { addressOfDoc, NEWEST_VERSION } from '@/cms/core/docs-places';
import { LinkList, type LinkEntry } from '@/ui/link-list';
import { Section } from '@/ui/section';
import { slug as idOf } from '@/ui/slug';
import { payload } from '@/modules/payload';

const row = z.object({ group: z.string(), slug: z.string(), title: z.string(), is_code: z.boolean() });
const FOUND_MAX = 3;

/** Where the handbook has exactly this: a setting, an error code, a heading. Nothing when it has none. */
export async function DocsNamed({ words }: { readonly words: string }): Promise<ReactElement | null> {
  const links = words === '' ? [] : await placesNamed(words);
  if (links.length === 0) return null;
  return (
    <Section heading={`“${words}” itself`}>
      <LinkList links={links} />
    </Section>
  );
}

async function placesNamed(words: string): Promise<LinkEntry[]> {
  const heading = `^#{2,3} ${words.slice(0, 100).replace(/[!-/:-@[-^`{-~]/g, '\\$&')}$`;
  const { rows } = await (await payload()).db.drizzle.execute(sql`
    select "group", slug, title, body !~* ${`(?n)${heading}`} as is_code from docs
    where _status = 'published' and version = ${NEWEST_VERSION}
      and (body ~* ${`(?n)${heading}`} or position(${`| \`${words.toUpperCase()}\` |`} in body) > 0 or position(${`| \`${words.toLowerCase()}\` |`} in body) > 0)
    order by slug limit ${FOUND_MAX}
  `);
  return z.array(row).parse(rows).map(({ group, slug, title, is_code: isCode }) => {
    const page = addressOfDoc({ version: NEWEST_VERSION, group, slug });
    return { url: isCode ? page : `${page}#${idOf(words)}`, label: words, description: title };
  });
}
