import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { Metrics, type ResponseSource } from '@/server/observability/metrics';
import { ROUTES } from '@/server/routes';

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const alertsSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) });
const prometheusRuleSchema = z.object({
  kind: z.literal('PrometheusRule'),
  metadata: z.object({ name: z.string() }),
  spec: alertsSchema,
});
const dashboardSchema = z.looseObject({
  panels: z.array(z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })) })),
});

/** Metrics of CloudNativePG 1.30 (docs/src/monitoring.md and config/manager/default-monitoring.yaml there) and of the kubelet. */
const METRICS_OF_OTHERS = [
  'cnpg_collector_last_available_backup_timestamp',
  'cnpg_pg_replication_lag',
  'cnpg_pg_replication_streaming_replicas',
  'cnpg_pg_stat_archiver_last_archived_time',
  'cnpg_pg_stat_archiver_last_failed_time',
  'kubelet_volume_stats_available_bytes',
  'kubelet_volume_stats_capacity_bytes',
];

/** The values of the label `source`; the compiler knows which exist. */
const SOURCES: Record<ResponseSource, true> = { memory: true, rendered: true, refused: true };

const FILES = ['alerts', 'postgres-alerts'].map((name) => ({
  name,
  content: alertsSchema.parse(parse(readFileSync(`deploy/monitoring/${name}.yaml`, 'utf8'))),
}));
const rules = FILES.flatMap(({ content }) => content.groups.flatMap((group) => group.rules));
const dashboard = dashboardSchema.parse(JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')));
const slugger = new GithubSlugger();
const runbook = readFileSync('docs/runbook.md', 'utf8');
const anchors = [...runbook.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
let names: string[] = [];

beforeAll(async () => {
  const metrics = new Metrics({
    checkHealth: async () => ({
      isReady: true,
      isDatabaseUp: true,
      isDatabaseWritable: true,
      clockDifferenceMs: 0,
      replicaAgeSeconds: 0,
    }),
    readOutbox: async () => ({ waiting: 0, oldestSeconds: 0, failing: 0, givenUp: 0, failedJobs: 0 }),
    readDisk: async () => ({ freeBytes: 1, sizeBytes: 1 }),
  });
  metrics.count({ kind: 'page', status: 200, source: 'memory', seconds: 0.1 });
  names = [...(await metrics.read()).matchAll(/^(\w+)(?:\{| )/gm)].map(([, name = '']) => name);
});

/** The metrics of an expression; `up` is Prometheus' own. */
function listMetrics(expression: string): string[] {
  return [...expression.matchAll(/\b(?:site|process|nodejs|cnpg|kubelet)_\w+/g)].map(([name]) => name);
}

/** The conditions on each use of a metric in an expression. */
function listConditions(expression: string, metric: string): string[][] {
  return [...expression.matchAll(new RegExp(`${metric}(?:\\{([^}]*)\\})?`, 'g'))].map(([, text = '']) => text.split(','));
}

describe('alerts', () => {
  it.each(rules)('$alert uses existing metrics and links to a section of the runbook', ({ expr, annotations }) => {
    expect(listMetrics(expr).filter((name) => ![...names, ...METRICS_OF_OTHERS].includes(name))).toEqual([]);
    expect(expr).toMatch(/\b(?:up|(?:site|process|nodejs|cnpg|kubelet)_\w+)\b/);
    const [file, anchor] = annotations.runbook.split('#');
    expect([file, anchors.includes(anchor ?? '')]).toEqual(['docs/runbook.md', true]);
  });
});

it('alerts never read a gauge as a counter, whose decrease is a restart', () => {
  const counters = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/\b(?:rate|irate|increase)\((\w+)/g)].map(([, name = '']) => name),
  );
  expect(counters.filter((name) => !/_(?:total|bucket|count|sum)$/.test(name))).toEqual([]);
});

it('a gauge with the state of the database causes one alert, not one for each instance', () => {
  const shared = rules.filter(({ expr }) => /\bsite_(?:outbox|jobs|replica)_/.test(expr));
  expect(shared.length).toBeGreaterThan(4);
  expect(shared.filter(({ expr }) => !/^(?:max|absent)\(/.test(expr)).map(({ alert }) => alert)).toEqual([]);
});

it('a failed read of the outbox, or a restart, does not begin the time of an alert again', () => {
  const waiting = rules.filter((rule) => /\bmax\(.*\bsite_(?:outbox|jobs)_/.test(rule.expr) && rule.for !== undefined);
  expect(waiting.map(({ alert }) => alert)).toEqual(['SiteOutboxLate', 'SiteOutboxFailing', 'SiteJobsFailed']);
  for (const { expr } of waiting) expect(expr).toMatch(/^max\(last_over_time\(\w+\[5m\]\)\) > \d+$/);
});

it('the runbook names existing alerts', () => {
  const named = [...runbook.matchAll(/`((?:Site|Postgres)[A-Z]\w+)`/g)].map(([, name = '']) => name);
  expect(named).toContain('SiteMissing');
  expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
});

it('alerts and the dashboard select kinds and sources of responses that exist', () => {
  const kinds = new Set<string>(ROUTES.map(({ kind }) => kind));
  const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const selected = expressions.flatMap((expr) => [...expr.matchAll(/\b(kind|source)(?:=|!=|=~)"([^"]*)"/g)]);
  expect(selected.length).toBeGreaterThan(10);
  const isThere = (label: string, value: string) => (label === 'kind' ? kinds.has(value) : value in SOURCES);
  expect(selected.flatMap(([, label = '', values = '']) => values.split('|').filter((value) => !isThere(label, value)))).toEqual(
    [],
  );
});

it('there is an alert for gauges that are missing when the outbox cannot be read', () => {
  const removed = rules.filter(({ expr }) => /\bsite_(?:outbox|jobs)_/.test(expr));
  expect(removed.filter(({ expr }) => expr.startsWith('absent(')).map(({ alert }) => alert)).toEqual(['SiteOutboxUnknown']);
});

it('refused requests and health checks are no errors', () => {
  const conditions = listConditions(rules.find(({ alert }) => alert === 'SiteErrors')?.expr ?? '', 'site_http_requests_total');
  expect(conditions).toHaveLength(2);
  for (const each of conditions) expect(each).toEqual(expect.arrayContaining(['kind!="health"', 'source!="refused"']));
});

it('a ratio of requests counts the same kinds above and below', () => {
  const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const ratios = expressions.filter((expr) => / \/ sum\(rate\(site_http_requests_total/.test(expr));
  expect(ratios.length).toBeGreaterThan(2);
  for (const ratio of ratios) {
    const [above = [], below = []] = listConditions(ratio, 'site_http_requests_total');
    expect(above, ratio).toEqual(expect.arrayContaining(below));
  }
});

it('the documented command installs the rules with the Prometheus Operator', () => {
  const [, command = ''] = /^(for rules in .*)$/m.exec(runbook) ?? [];
  const output = execFileSync('sh', ['-c', command.replace(/\| kubectl [^;]*/, '; echo ---')], { encoding: 'utf8' });
  const installed = parseAllDocuments(output).flatMap((each) => prometheusRuleSchema.safeParse(each.toJS()).data ?? []);
  expect(installed).toEqual(FILES.map(({ name, content }) => ({ kind: 'PrometheusRule', metadata: { name }, spec: content })));
});

it('the alert about memory fires before Kubernetes ends an instance', () => {
  const limit = Number(/limits: \{ memory: (\d+)Gi \}/.exec(readFileSync('deploy/kubernetes/site.yaml', 'utf8'))?.[1]) * 2 ** 30;
  const threshold = Number(/> (\S+)$/.exec(rules.find(({ alert }) => alert === 'SiteMemory')?.expr ?? '')?.[1]);
  expect(threshold).toBeLessThan(limit);
});

describe('the dashboard', () => {
  it.each(dashboard.panels)('$title shows existing metrics', ({ targets }) => {
    const shown = targets.flatMap(({ expr }) => listMetrics(expr));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  });
});
