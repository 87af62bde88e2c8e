import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Resolves the fact tokens of a text with the values by name, as `resolveFactTokens` does for documents. Only the tokens
 * that a text has are replaced, because there are many values and few texts with tokens.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function public.resolve_fact_tokens(value text, facts jsonb) returns text
    language plpgsql immutable parallel safe as $$
    declare
      resolved text := value;
      token text[];
    begin
      if value is null or position('{{' in value) = 0 then
        return value;
      end if;
      for token in
        select distinct regexp_matches(value, '(\\{\\{\\s*([A-Za-z]\\w*(?:\\.\\w+)+)\\s*\\}\\})', 'g')
      loop
        if facts ? token[2] then
          resolved := replace(resolved, token[1], facts ->> token[2]);
        end if;
      end loop;
      return resolved;
    end
    $$;
  `);
}

/** Takes the function away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function if exists public.resolve_fact_tokens(text, jsonb)`);
}
