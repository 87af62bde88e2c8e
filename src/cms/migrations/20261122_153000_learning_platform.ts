import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Launches into the learning platform (LTI 1.3) and what it reports (xAPI). `learning_account` is the only place where
 * the opaque account of a learner and the person meet; deleting its row deletes what was reported for them. Of launches,
 * only hashes of their secrets are kept, and private keys are encrypted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table learning_key (
      kid text primary key,
      public_jwk jsonb not null,
      private_jwe text not null,
      created_at timestamptz not null default now()
    );

    create table learning_account (
      subject text primary key,
      account uuid not null unique default gen_random_uuid()
    );

    create table learning_launch (
      hint_hash text primary key,
      browser_hash text not null,
      account uuid not null references learning_account (account) on delete cascade,
      resource jsonb not null,
      profile jsonb,
      ends_at timestamptz not null
    );
    create index learning_launch_ends_at on learning_launch (ends_at);

    create table xapi_statement (
      id uuid primary key,
      account uuid not null references learning_account (account) on delete cascade,
      verb text not null,
      activity text not null,
      content_hash text not null,
      statement jsonb not null,
      voided boolean not null default false,
      occurred_at timestamptz not null,
      stored_at timestamptz not null
    );
    create index xapi_statement_account on xapi_statement (account, stored_at);
  `);
}

/** Takes the keys, the launches and everything that was reported away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table xapi_statement;
    drop table learning_launch;
    drop table learning_account;
    drop table learning_key;
  `);
}
