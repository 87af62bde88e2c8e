import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../paths';
import { ACCEPTED, findBreakingChanges } from './migration-compatibility';

const folder = path.join(repositoryRoot, 'src/cms/migrations');
const names = readdirSync(folder)
  .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

const inUp = (statement: string) =>
  `export async function up({ db }) {\n  await db.execute(sql\`\n  ${statement}\`);\n}\n\n` +
  `export async function down({ db }) {\n  await db.execute(sql\`DROP TABLE "posts";\`);\n}\n`;

describe('a migration', () => {
  it.each([
    'DROP TABLE "posts" CASCADE;',
    'ALTER TABLE "posts" DROP COLUMN "title";',
    'ALTER TABLE "posts" RENAME COLUMN "title" TO "name";',
    'ALTER TABLE "posts" ALTER COLUMN "title" SET NOT NULL;',
    'ALTER TABLE "posts" ALTER COLUMN "title" SET DATA TYPE text;',
    'ALTER TABLE "posts" ADD COLUMN "title" varchar NOT NULL;',
    'drop type public.enum_posts_topics;',
  ])('that breaks the previous version is found: %s', (statement) =>
    expect(findBreakingChanges(inUp(statement))).toHaveLength(1),
  );

  it.each([
    'CREATE TABLE "posts" ("id" serial PRIMARY KEY NOT NULL, "title" varchar NOT NULL);',
    'ALTER TABLE "posts" ADD COLUMN "title" varchar;',
    'ALTER TABLE "posts" ADD COLUMN "title" varchar DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "posts" ADD COLUMN "title" varchar NOT NULL DEFAULT \'\';',
    'ALTER TABLE "posts" ALTER COLUMN "title" DROP NOT NULL;',
    'ALTER TYPE "enum_posts_topics" ADD VALUE \'sql\';',
    '-- The column is dropped later: DROP COLUMN "title"',
    'CREATE INDEX "posts_title_idx" ON "posts" ("title");',
  ])('that does not is not reported: %s', (statement) => expect(findBreakingChanges(inUp(statement))).toEqual([]));
});

it('every migration only adds, so that two versions can run on one database', () => {
  expect(names.length).toBeGreaterThan(30);
  const breaking = names
    .filter((name) => ACCEPTED[name] === undefined)
    .flatMap((name) =>
      findBreakingChanges(readFileSync(path.join(folder, `${name}.ts`), 'utf8')).map((change) => `${name} ${change}`),
    );
  expect(
    breaking,
    'Split it in two releases (docs/how-to-add.md), or accept it with a reason (migration-compatibility.ts)',
  ).toEqual([]);
});

it('every exception is still needed', () => {
  const unused = Object.keys(ACCEPTED).filter(
    (name) => !names.includes(name) || findBreakingChanges(readFileSync(path.join(folder, `${name}.ts`), 'utf8')).length === 0,
  );
  expect(unused).toEqual([]);
});
