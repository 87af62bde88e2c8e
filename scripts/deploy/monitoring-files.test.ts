import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { Metrics } from '@/server/observability/metrics';

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const alertsSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) });
const dashboardSchema = z.looseObject({
  panels: z.array(z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })) })),
});

const alerts = alertsSchema.parse(parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')));
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard = dashboardSchema.parse(JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')));
const slugger = new GithubSlugger();
const anchors = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
  slugger.slug(heading),
);
let names: string[] = [];

beforeAll(async () => {
  const metrics = new Metrics({
    isReady: async () => true,
    readOutbox: async () => ({ waiting: 0, oldestSeconds: 0, failing: 0, givenUp: 0, failedJobs: 0 }),
  });
  metrics.count({ kind: 'page', status: 200, fromMemory: true, seconds: 0.1 });
  names = [...(await metrics.read()).matchAll(/^(\w+)(?:\{| )/gm)].map(([, name = '']) => name);
});

/** The metrics of an expression; `up` is Prometheus' own. */
function listMetrics(expression: string): string[] {
  return [...expression.matchAll(/\b(?:site|process|nodejs)_\w+/g)].map(([name]) => name);
}

describe('alerts', () => {
  it.each(rules)('$alert uses existing metrics and links to a section of the runbook', ({ expr, annotations }) => {
    expect(listMetrics(expr).filter((name) => !names.includes(name))).toEqual([]);
    expect(expr).toMatch(/\b(?:up|site_\w+|process_\w+|nodejs_\w+)\b/);
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
