import '../scripts/check-runtime';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../scripts/paths';
import { bulkLoading } from './postgres/bulk-loading';
import type { Experiment } from './postgres/experiment';
import { indexing } from './postgres/indexing';
import { connectToServer, startScratchServer } from './postgres/scratch-server';
import { partitionPruning } from './postgres/partition-pruning';
import { pooling } from './postgres/pooling';
import { type Run, shuffle, summarizeRuns } from './postgres/summary';
import { vacuum } from './postgres/vacuum';
import { vectorRecall } from './postgres/vector-recall';

// npm run bench:postgres -- <experiment>: runs the experiments behind the labs on a server of its own, and writes what
// every run measured to bench/postgres/results. Without a name, all of them run. The one with vectors needs pgvector: it
// makes its tables in the database of VECTOR_DATABASE_URL, and is skipped without it.
const VECTOR_DATABASE_URL = process.env.VECTOR_DATABASE_URL;

const EXPERIMENTS: readonly Experiment[] = [bulkLoading, indexing, partitionPruning, vacuum, pooling, vectorRecall];

const names = process.argv.slice(2);
const unknown = names.find((name) => !EXPERIMENTS.some((each) => each.name === name));
if (unknown !== undefined) {
  console.error(`There is no experiment “${unknown}”. Choose from ${EXPERIMENTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
for (const experiment of EXPERIMENTS) if (names.length === 0 || names.includes(experiment.name)) await runExperiment(experiment);

async function runExperiment(experiment: Experiment): Promise<void> {
  const { name, question, settings, rounds, prepare, variants, needsVector } = experiment;
  if (needsVector && VECTOR_DATABASE_URL === undefined) {
    console.log(`${name}: skipped, because VECTOR_DATABASE_URL is not set`);
    return;
  }
  const server =
    VECTOR_DATABASE_URL !== undefined && needsVector
      ? await connectToServer(VECTOR_DATABASE_URL, settings)
      : await startScratchServer(settings);
  try {
    console.log(`${name}: ${question}`);
    await prepare?.(server.bench);
    const runs: Run[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const [variant, measure] of shuffle(Object.entries(variants)))
        runs.push({ round, variant, measured: await measure(server.bench) });
      console.log(`  round ${round} of ${rounds}`);
    }
    const report = {
      experiment: name,
      question,
      date: new Date().toISOString().slice(0, 10),
      machine: {
        processor: os.cpus()[0]?.model ?? 'unknown',
        cores: os.cpus().length,
        memoryBytes: os.totalmem(),
        system: `${os.type()} ${os.release().split('-')[0] ?? ''}`,
      },
      postgres: server.version,
      settings,
      runs,
    };
    const file = path.join(repositoryRoot, 'bench/postgres/results', `${name}.json`);
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    console.table(
      summarizeRuns(runs, Object.keys(variants)).map((row) => ({
        ...row,
        median: roundToHundredths(row.median),
        min: roundToHundredths(row.min),
        max: roundToHundredths(row.max),
      })),
    );
  } finally {
    await server.remove();
  }
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
