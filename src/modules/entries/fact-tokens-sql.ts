import { sql } from '@payloadcms/db-postgres';
import type { FactValues } from '@/platform/fact-tokens';

type SQL = ReturnType<typeof sql>;

/** Resolves the fact tokens of a text column in a query, as `resolveFactTokens` does for documents. */
export function resolveTokensInSql(column: SQL, facts: FactValues): SQL {
  return sql`public.resolve_fact_tokens(${column}, ${JSON.stringify(facts)}::jsonb)`;
}
