import type { Client } from 'pg';
import { z } from 'zod';
import { percentile } from '../statistics';
import { type Bench, type Experiment, type Measurement, readNumber, measureMs } from './experiment';

const ROWS = 30_000;
const DIMENSIONS = 256;
const TOPICS = 100;
const QUERIES = 200;
const NEAREST = 10;

interface Index {
  readonly table: string;
  readonly definition: string;
  readonly order: string;
}

/** Each index is on a copy of the table of its own, so that the planner has no choice between them. */
const INDEXES = {
  hnsw: { table: 'doc_hnsw', definition: 'using hnsw (embedding vector_cosine_ops)', order: 'embedding <=> $1::vector' },
  half: {
    table: 'doc_half',
    definition: `using hnsw ((embedding::halfvec(${DIMENSIONS})) halfvec_cosine_ops)`,
    order: `embedding::halfvec(${DIMENSIONS}) <=> $1::halfvec(${DIMENSIONS})`,
  },
  ivfflat: {
    table: 'doc_ivfflat',
    definition: 'using ivfflat (embedding vector_cosine_ops) with (lists = 170)',
    order: 'embedding <=> $1::vector',
  },
  binary: {
    table: 'doc_binary',
    definition: `using hnsw ((binary_quantize(embedding)::bit(${DIMENSIONS})) bit_hamming_ops)`,
    order: `binary_quantize(embedding)::bit(${DIMENSIONS}) <~> binary_quantize($1::vector)::bit(${DIMENSIONS})`,
  },
} as const satisfies Record<string, Index>;

const built = new Map<string, Measurement>();
const rowSchema = z.array(z.object({ id: z.number() }));

/** How many of the true neighbors does each index find, at which speed, and what do filters do to it? */
export const vectorRecall: Experiment = {
  name: 'vector-recall',
  question: `The ${NEAREST} nearest of ${ROWS.toLocaleString('en-US')} vectors with ${DIMENSIONS} dimensions, ${QUERIES} queries`,
  needsVector: true,
  settings: ['maintenance_work_mem=512MB', 'max_parallel_maintenance_workers=1', 'max_parallel_workers_per_gather=0', 'jit=off'],
  rounds: 3,
  prepare,
  variants: {
    'no index': (bench) => measure(bench, { source: 'doc', order: INDEXES.hnsw.order }),
    ...forValues([10, 40, 100, 200, 400], (value) => [
      `HNSW, ef_search ${value}`,
      indexed('hnsw', [`hnsw.ef_search = ${value}`]),
    ]),
    ...forValues([40, 100, 200], (value) => [
      `HNSW on halfvec, ef_search ${value}`,
      indexed('half', [`hnsw.ef_search = ${value}`]),
    ]),
    ...forValues([1, 5, 10, 20, 40], (value) => [`IVFFlat, probes ${value}`, indexed('ivfflat', [`ivfflat.probes = ${value}`])]),
    ...forValues([40, 200], (value) => [`HNSW on bits, best of ${value}`, rerank(value)]),
    ...Object.fromEntries(
      [10, 1].flatMap((percent) =>
        ['off', 'strict_order', 'relaxed_order'].map((scan) => [
          `HNSW, ${percent}% of rows, iterative scan ${scan}`,
          indexed('hnsw', ['hnsw.ef_search = 40', `hnsw.iterative_scan = ${scan}`], percent),
        ]),
      ),
    ),
  },
};

function forValues<Variant>(values: readonly number[], build: (value: number) => [string, Variant]): Record<string, Variant> {
  return Object.fromEntries(values.map(build));
}

/**
 * Vectors that overlap, as embeddings of texts do: each is the sum of three out of a hundred topics, some of which are
 * more frequent than others, and of noise. And the true neighbors of each query, for each share of the rows.
 */
async function prepare({ client }: Bench): Promise<void> {
  await client.query('create extension if not exists vector');
  await client.query('drop table if exists topic, doc, doc_hnsw, doc_half, doc_ivfflat, doc_binary, query, truth');
  await client.query('select setseed(0.42)');
  await client.query(`create table topic as
    select t, array_agg(random_normal())::vector(${DIMENSIONS}) as embedding
    from generate_series(1, ${TOPICS}) as t, generate_series(1, ${DIMENSIONS}) group by t`);
  await createVectorTable(client, 'doc', ROWS);
  await createVectorTable(client, 'query', QUERIES);
  await client.query('create table truth (percent int, query int, ids int[])');
  for (const percent of [100, 10, 1])
    await client.query(`insert into truth select ${percent}, q.id, array(
      select d.id from doc as d where d.part < ${percent} order by d.embedding <=> q.embedding limit ${NEAREST}) from query as q`);
  for (const [name, { table, definition }] of Object.entries(INDEXES)) {
    await client.query(`create table ${table} as table doc`);
    await client.query(`vacuum (analyze) ${table}`);
    const buildMs = await measureMs(() => client.query(`create index ${table}_index on ${table} ${definition}`));
    built.set(name, { buildMs, indexBytes: await readNumber(client, `select pg_relation_size('${table}_index')`) });
  }
}

async function createVectorTable(client: Client, table: string, count: number): Promise<void> {
  const topic = `1 + floor(power(random(), 2) * ${TOPICS})::int`;
  await client.query(`create table ${table} as
    with row as materialized (
      select n, ${topic} as a, ${topic} as b, ${topic} as c, floor(random() * 100)::int as part,
             array(select 0.6 * random_normal() from generate_series(1, ${DIMENSIONS}) where n > 0)::vector(${DIMENSIONS}) as noise
      from generate_series(1, ${count}) as n
    )
    select n as id, part, (x.embedding + y.embedding + z.embedding + noise)::vector(${DIMENSIONS}) as embedding
    from row join topic as x on x.t = a join topic as y on y.t = b join topic as z on z.t = c order by n`);
}

function indexed(name: keyof typeof INDEXES, settings: readonly string[], percent = 100) {
  const { table, order } = INDEXES[name];
  return async (bench: Bench): Promise<Measurement> => ({
    ...(await measure(bench, { source: table, order, settings, percent })),
    ...built.get(name),
  });
}

/** Finds candidates by the index on bits, and sorts these by the vectors themselves. */
function rerank(candidates: number) {
  const { table, order } = INDEXES.binary;
  const source = `(select id, part, embedding from ${table} order by ${order} limit ${candidates}) as candidate`;
  return async (bench: Bench): Promise<Measurement> => ({
    ...(await measure(bench, { source, order: INDEXES.hnsw.order, settings: [`hnsw.ef_search = ${candidates}`] })),
    ...built.get('binary'),
  });
}

interface Search {
  /** The table, or a subquery. */
  source: string;
  order: string;
  settings?: readonly string[];
  /** The part of the rows that is searched. */
  percent?: number;
}

async function measure({ client }: Bench, { source, order, settings = [], percent = 100 }: Search): Promise<Measurement> {
  for (const setting of settings) await client.query(`set ${setting}`);
  const { rows: queries } = await client.query<{ embedding: string; ids: number[] }>(
    `select embedding::text, ids from query join truth on query.id = truth.query where percent = ${percent} order by query.id`,
  );
  const filter = percent === 100 ? '' : `where part < ${percent}`;
  const times: number[] = [];
  let found = 0;
  let returned = 0;
  for (const { embedding, ids } of queries) {
    let rows: unknown[] = [];
    const text = `select id from ${source} ${filter} order by ${order} limit ${NEAREST}`;
    times.push(await measureMs(async () => ({ rows } = await client.query<{ id: number }>(text, [embedding]))));
    const answer = rowSchema.parse(rows);
    returned += answer.length;
    found += answer.filter(({ id }) => ids.includes(id)).length;
  }
  for (const setting of settings) await client.query(`reset ${setting.split(' ')[0] ?? ''}`);
  const of = queries.length * NEAREST;
  return {
    recall: found / of,
    rowsReturned: returned / queries.length,
    p50Ms: percentile(times, 50),
    p95Ms: percentile(times, 95),
  };
}
