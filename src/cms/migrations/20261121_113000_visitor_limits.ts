import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * How often visitors have done something, and which proofs of theirs were used. A key of `rate_limit` leads to nobody: it
 * is a keyed hash that changes with the day. `used_for` is a hash of what was sent with a proof, so that the same form
 * sent again is known, and another one is refused. The handbook's own counts go: `rate_limit` has them. What is over is deleted (forgetEnded).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table rate_limit (
      key text primary key,
      ends_at timestamptz not null,
      used integer not null
    );
    create index rate_limit_ends_at on rate_limit (ends_at);

    create table used_proof (
      id text primary key,
      used_for text not null,
      ends_at timestamptz not null
    );
    create index used_proof_ends_at on used_proof (ends_at);

    drop table docs_feedback_limit;
  `);
}

/** Takes the counts and the used proofs away, and gives the handbook its table back. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table rate_limit;
    drop table used_proof;

    create table docs_feedback_limit (
      sender text not null,
      day date not null,
      sent integer not null,
      primary key (sender, day)
    );
  `);
}
