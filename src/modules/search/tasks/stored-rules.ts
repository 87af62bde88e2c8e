import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import type { StoredRules } from '@/services/search';

const synonymsSchema = z.array(z.object({ id: z.string(), names: z.array(z.string()) }));
const rulesSchema = z.array(
  z.object({ id: z.string(), query: z.string(), pinned: z.array(z.string()), hidden: z.array(z.string()) }),
);

/** The service's limit of hidden hits per rule. */
const HIDDEN_MAX = 50;

/** Reads the editors' synonyms and rules, with hit IDs instead of URLs. URLs without a hit are omitted. */
export async function readStoredRules(req: PayloadRequest): Promise<StoredRules> {
  const synonyms = await queryRows(
    req,
    sql`select key as id, array_agg(text order by names."order") as names
      from search_synonyms join search_synonyms_texts names on names.parent_id = search_synonyms.id and path = 'names'
      group by key order by key`,
  );
  const rules = await queryRows(
    req,
    sql`select rules.key as id, rules.query,
        array(select hit.id from search_rules_texts urls,
            lateral (select id from search.document where url = urls.text order by is_page desc, id limit 1) as hit
          where urls.parent_id = rules.id and urls.path = 'pinned' order by urls."order") as pinned,
        array(select document.id from search.document join search_rules_texts urls on urls.text in (document.url, document.page)
          where urls.parent_id = rules.id and urls.path = 'hidden' order by document.id limit ${HIDDEN_MAX}) as hidden
      from search_rules rules order by rules.key`,
  );
  // A rule without hits would have no effect.
  const effective = rulesSchema.parse(rules).filter(({ pinned, hidden }) => pinned.length + hidden.length > 0);
  return { synonyms: synonymsSchema.parse(synonyms), rules: effective };
}
