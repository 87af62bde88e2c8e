import { expect, it } from 'vitest';
import { translateMarkdown } from './translate-markdown';

const SOURCE = `---
title: Backups in PostgreSQL 18
url: https://www.example.org/a
---

# Take a backup

Run \`pg_basebackup\` on PostgreSQL 18 in **90 minutes**, see [the manual](https://www.postgresql.org/docs/).

- First, WAL
- Second

\`\`\`sh
pg_basebackup -D /backup
\`\`\`
`;

/** Translates as a service does: text changes, what is marked does not. */
const shout = (fragment: string) =>
  fragment.replace(
    /(<(code|span) translate="no">[^<]*<\/\2>)|(<[^>]+>)|([^<]+)/g,
    (all: string, marked?: string, _name?: string, tag?: string) => marked ?? tag ?? all.toUpperCase(),
  );

it('translates text, and leaves code, names, numbers and links alone', async () => {
  const { markdown, kept } = await translateMarkdown(SOURCE, (fragments) => Promise.resolve(fragments.map(shout)));
  expect(kept).toBe(0);
  expect(markdown).toBe(`---
title: BACKUPS IN PostgreSQL 18
url: https://www.example.org/a
---
# TAKE A BACKUP

RUN \`pg_basebackup\` ON PostgreSQL 18 IN **90 MINUTES**, SEE [THE MANUAL](https://www.postgresql.org/docs/).

- FIRST, WAL
- SECOND

\`\`\`sh
pg_basebackup -D /backup
\`\`\`
`);
});

it('keeps a part in English in which the service has changed a number or a link', async () => {
  const { markdown, kept } = await translateMarkdown(
    'Wait 90 minutes.\n\nRead [this](https://a.example/).\n\nGood.\n',
    (fragments) =>
      Promise.resolve(fragments.map((fragment) => shout(fragment).replace('90', '9').replace('a.example', 'b.example'))),
  );
  expect(kept).toBe(2);
  expect(markdown).toBe('Wait 90 minutes.\n\nRead [this](https://a.example/).\n\nGOOD.\n');
});
