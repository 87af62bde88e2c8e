import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ReferencePage } from './reference-page';

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const versionSchema = z.object({ major: z.coerce.string(), released: daySchema, endOfLife: daySchema.optional() });

/** The rows of the page. Values that change are fact tokens, so the page stays current after a minor release. */
const FILE = 'content/data/postgres-versions.yaml';

/** Builds the page of releases from the site's own data. */
export function buildReleasesPage(checkout: string, order: number): ReferencePage {
  const versions = z
    .array(versionSchema)
    .nonempty()
    .parse(parse(readFileSync(path.join(checkout, FILE), 'utf8')));
  return {
    slug: 'releases',
    title: 'Releases of PostgreSQL and their ends',
    description:
      'Every major version of PostgreSQL since 9.2 with the day of its first release, its newest or last minor ' +
      'release, and the day on which fixes end.',
    label: 'Releases',
    order,
    related: ['/releases', '/docs/operate/minor-updates', '/docs/operate/major-upgrade-with-pg-upgrade'],
    body: [
      'A major version comes once a year, in autumn, and gets fixes for five years. ' +
        'Minor releases come every three months, in February, May, August, and November, and in between when a fix ' +
        'cannot wait. Within a major version, always run the newest minor release: it has fixes only, ' +
        'and needs a restart only.',
      '## Major versions',
      'PostgreSQL {{postgres.supported}} are supported. The others no longer get fixes, not even for security ' +
        'issues. Their data can still be read: `pg_upgrade` and `pg_dump` of PostgreSQL 18 take clusters from 9.2 on.',
      [
        '| Major | First release | Newest or last minor | End of fixes |',
        '| --- | --- | --- | --- |',
        ...versions.map(({ major, endOfLife }) => {
          const name = `postgres.${major.replace('.', '_')}`;
          const end = endOfLife === undefined ? 'not announced yet' : `{{${name}.eol}}`;
          return `| ${major} | {{${name}.released}} | {{${name}.minor}} | ${end} |`;
        }),
      ].join('\n'),
      '[PostgreSQL releases](/releases) says for each release what to do after the update.',
      '## What the numbers mean',
      'Since 10, the first number is the major version and the second the minor one: 18.6 is the sixth release ' +
        'of PostgreSQL 18. The first has the number 18.0, and 18.5 was never released. ' +
        'Before that, the first two numbers were the major version: 9.6 and 9.5 were as far apart as 17 and 18 are.',
      'The server says which it is:',
      "```sql\nselect version(), current_setting('server_version_num');\n```",
      '> [!NOTE]\n> The dates are those of the [versioning ' +
        'policy](https://www.postgresql.org/support/versioning/) of the PostgreSQL Global Development Group.',
    ].join('\n\n'),
  };
}
