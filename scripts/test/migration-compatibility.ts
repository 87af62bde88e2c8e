/*
 * While a new version is rolled out, the version before it still reads and writes the migrated database. So a migration only
 * adds; what is no longer used is removed by a later version (docs/how-to-add.md, "A change of the schema").
 */

/** What breaks the version before: what it reads is gone, or what it writes is refused. */
const BREAKING: readonly { what: string; statement: RegExp }[] = [
  { what: 'removes something', statement: /\bdrop\s+(?:table|column|type|view|materialized\s+view|schema|function)\b[^;\n]*/gi },
  { what: 'renames something', statement: /\brename\s+(?:to|column|value|constraint)\b[^;\n]*/gi },
  { what: 'changes the type of a column', statement: /\bset\s+data\s+type\b[^;\n]*|\balter\s+column\s+\S+\s+type\b[^;\n]*/gi },
  { what: 'requires a value', statement: /\bset\s+not\s+null\b/gi },
  {
    what: 'requires a value that the version before does not write',
    statement:
      /\badd\s+column\s+(?:(?!\bdefault\b|\bgenerated\b)[^;,\n])*\bnot\s+null\b(?!(?:(?!\badd\b)[^;\n])*\b(?:default|generated)\b)/gi,
  },
];

/** Migrations that break the version before, and why that was or is right. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  '20261121_080122_sign_on': 'Before the first release: passwords of editors gave way to the identity provider.',
  '20261121_113000_visitor_limits': 'Before the first release: one table of limits replaced that of the feedback form.',
  '20261122_152647_content_dates': 'The statements take it back: `down` has them in a function of their own.',
  '20261122_153139_content_replicas': 'Before the first release: Payload lists the tasks of the queue anew; the values stay.',
  '20261122_184500_standard_names': 'Before the first release: shared blocks and the audit log got the names of the code.',
  '20261122_201000_postgres_facts': 'Before the first release: the newest minor release is read from the releases.',
  '20261126_060000_search_columns':
    'The table with the new order of columns takes the name of the one before in the same transaction.',
};

/**
 * Finds the changes in a migration that break the previous version.
 * @param source the text of the migration; its down function is ignored
 */
export function findBreakingChanges(source: string): string[] {
  const applied = source.replace(/^export async function down\b.*?^}/ms, '').replaceAll(/^\s*(?:--|\/\/|\*|\/\*).*$/gm, '');
  return BREAKING.flatMap(({ what, statement }) =>
    Array.from(applied.matchAll(statement), ([found]) => `${what}: ${found.trim().replaceAll(/\s+/g, ' ')}`),
  );
}
