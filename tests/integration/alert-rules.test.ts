import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findProgram } from '../../scripts/find-program';
import { createProcesses } from './support/processes';

const run = promisify(execFile);
const processes = createProcesses();
const TESTS = 'deploy/monitoring/alerts.test.yaml';

const rulesSchema = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })) });

it('each alert fires when it should, and none while everything works', async () => {
  const promtool = await findProgram(processes, 'promtool', 'prometheus');
  const output = await run(promtool, ['test', 'rules', TESTS]).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
  expect(output).toMatch(/^ +SUCCESS$/m);
  const fired = new Set([...readFileSync(TESTS, 'utf8').matchAll(/labels: '\{alertname="(\w+)"\}'/g)].map(([, name]) => name));
  const alerts = ['alerts', 'postgres-alerts'].flatMap((file) =>
    rulesSchema
      .parse(parse(readFileSync(`deploy/monitoring/${file}.yaml`, 'utf8')))
      .groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)),
  );
  expect(alerts.filter((alert) => !fired.has(alert))).toEqual([]);
});
