import type pg from 'pg';
import { TOPICS } from '@/cms/core/taxonomy/topics';

/**
 * Inserts generated, published posts for measurements, until `count` of them exist. They have a realistic length and two
 * topics each, and are spread over nine years.
 */
export async function insertPosts(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into posts (slug, title, description, author, published, verified, content_changed_at, body, _status)
     select 'generated-post-' || i, 'Generated post ' || i, 'A post that was generated for a measurement, with the number ' || i || '.',
       (array['documentation-team', 'training-team', 'support-team', 'engineering-team'])[1 + i % 4],
       to_char(date '2017-01-01' + i % 3240, 'YYYY-MM-DD'), '2026-11-21', date '2017-01-01' + i % 3240,
       repeat(
         E'## Part\\n\\nA paragraph of the post ' || i ||
         E' with enough words to be read for a while, and a query below it.\\n\\n' ||
         E'\`\`\`sql\\nselect ' || i || E';\\n\`\`\`\\n\\n',
         12
       ),
       'published'
     from generate_series((select count(*)::int from posts where slug like 'generated-post-%') + 1, $1::int) i`,
    [count],
  );
  await client.query(
    `insert into posts_topics ("order", parent_id, value)
     select place, id, ($1::text[])[1 + (id * place) % cardinality($1::text[])]::enum_posts_topics
     from posts, generate_series(1, 2) place
     where slug like 'generated-post-%' and not exists (select from posts_topics where parent_id = posts.id)`,
    [TOPICS.map(({ value }) => value)],
  );
  await client.query('analyze posts, posts_topics');
}
