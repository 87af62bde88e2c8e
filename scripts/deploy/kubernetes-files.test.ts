import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { VARIABLE_NAMES } from '@/platform/environment/environment';
import { matchRoute } from '@/server/routes';

const FOLDER = 'deploy/kubernetes';

const probeSchema = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const containerSchema = z.looseObject({
  image: z.string(),
  env: z.array(z.looseObject({ name: z.string() })),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: probeSchema.optional(),
  livenessProbe: probeSchema.optional(),
  readinessProbe: probeSchema.optional(),
  securityContext: z.looseObject({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
});
const podSchema = z.looseObject({
  metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    automountServiceAccountToken: z.literal(false),
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
    containers: z.array(containerSchema).length(1),
  }),
});
const workloadSchema = z.looseObject({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({ template: podSchema, selector: z.object({ matchLabels: z.record(z.string(), z.string()) }).optional() }),
});
const objectSchema = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).default({}) }),
});
const backendSchema = z.object({ service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }) });
const ingressSchema = z.looseObject({
  metadata: z.looseObject({ annotations: z.object({ 'nginx.ingress.kubernetes.io/proxy-body-size': z.string() }) }),
  spec: z.looseObject({
    rules: z.array(z.object({ host: z.string(), http: z.object({ paths: z.array(z.looseObject({ backend: backendSchema })) }) })),
  }),
});
const autoscalerSchema = z.looseObject({
  kind: z.literal('HorizontalPodAutoscaler'),
  spec: z.looseObject({ scaleTargetRef: z.looseObject({ name: z.string() }), maxReplicas: z.number() }),
});
const clusterSchema = z.looseObject({
  kind: z.literal('Cluster'),
  spec: z.looseObject({
    imageName: z.string(),
    backup: z.looseObject({ barmanObjectStore: z.looseObject({ destinationPath: z.string() }) }),
    postgresql: z.looseObject({ parameters: z.looseObject({ max_connections: z.string() }) }),
  }),
});
const kustomizationSchema = z.looseObject({
  resources: z.array(z.string()),
  images: z.array(z.looseObject({ name: z.string() })),
  configMapGenerator: z.array(z.object({ name: z.string(), envs: z.array(z.string()) })),
});

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const kustomization = kustomizationSchema.parse(parse(read('kustomization.yaml')));
const documents = kustomization.resources.flatMap((file) => parseAllDocuments(read(file)).map((each): unknown => each.toJS()));
const objects = documents.map((each) => objectSchema.parse(each));
const workloads = documents.flatMap((each) => workloadSchema.safeParse(each).data ?? []);
const containers = workloads.flatMap(({ spec }) => spec.template.spec.containers);
const autoscaler = autoscalerSchema.parse(documents.find((each) => autoscalerSchema.safeParse(each).success));
const cluster = clusterSchema.parse(documents.find((each) => clusterSchema.safeParse(each).success));
const namesOf = (kind: string) => objects.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);

describe('deploy/kubernetes', () => {
  it('includes every file except the example secrets', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
    expect(files.filter((file) => !kustomization.resources.includes(file))).toEqual(['secrets.example.yaml']);
  });

  it('runs public instances, one for editors, and migrations, all with the least privileges', () => {
    expect(workloads.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted()).toEqual([
      'Deployment cms',
      'Deployment site',
      'Job migrate',
    ]);
    expect(containers.map(({ image }) => image)).toEqual(containers.map(() => kustomization.images[0]?.name));
  });

  it('has commands that complete the migration before the new version starts', () => {
    const commands = [...read('kustomization.yaml').matchAll(/^# {3}(kubectl .+)$/gm)].map(([, command = '']) => command);
    expect(commands.map((command) => command.split(' --')[0])).toEqual([
      'kubectl delete job migrate',
      'kubectl apply',
      'kubectl wait job/migrate',
      'kubectl apply',
    ]);
    const [, first = '', , second = ''] = commands;
    const later = (/--selector 'app notin \((.+)\)'/.exec(first)?.[1] ?? '').split(', ');
    const isFirst = ({ metadata }: (typeof objects)[number]) => !later.includes(metadata.labels['app'] ?? '');
    expect(objects.filter((each) => !isFirst(each)).map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'Deployment site',
      'Service site',
      'Deployment cms',
      'Service cms',
    ]);
    expect(second, 'applies everything').not.toContain('--selector');
  });

  it('leaves the number of instances to the autoscaler', () => {
    expect(autoscaler.spec.scaleTargetRef.name).toBe('site');
    const scaled = workloads.find(({ metadata }) => metadata.name === autoscaler.spec.scaleTargetRef.name);
    expect(scaled?.spec).not.toHaveProperty('replicas');
  });

  it('allows the connections of every instance during a release', () => {
    // As computed in database.yaml.
    const [site, cms] = [27 * (autoscaler.spec.maxReplicas + 1), 28 * 2];
    expect(Number(cluster.spec.postgresql.parameters.max_connections)).toBeGreaterThan(site + cms + 20);
  });

  it('uses a maintained Postgres image, with the tools that its backup needs', () => {
    expect(cluster.spec.backup.barmanObjectStore.destinationPath).toMatch(/^s3:/);
    expect(cluster.spec.imageName).toMatch(/:18\.\d+-system-trixie$/);
  });

  it('sets only variables that the site reads', () => {
    const files = kustomization.configMapGenerator.flatMap(({ envs }) => envs);
    const configured = files.flatMap((file) => [...read(file).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name));
    const secret = [...read('secrets.example.yaml').matchAll(/^ {2}((?:PAYLOAD|MEDIA)_\w+):/gm)].map(([, name = '']) => name);
    const set = [...configured, ...secret, ...containers.flatMap(({ env }) => env.map(({ name }) => name))];
    expect(set.length).toBeGreaterThan(10);
    expect(set.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
  });

  it('probes existing health checks on an existing port', () => {
    const probes = containers.flatMap((each) =>
      [each.startupProbe, each.livenessProbe, each.readinessProbe].flatMap((probe) =>
        probe ? [{ probe, ports: each.ports }] : [],
      ),
    );
    expect(probes).toHaveLength(6);
    for (const { probe, ports } of probes) {
      expect(matchRoute(probe.httpGet.path).kind).toBe('health');
      expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
  });

  it('selects its own pods and routes to existing services', () => {
    for (const { spec } of workloads.filter(({ kind }) => kind === 'Deployment'))
      expect(spec.template.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { missing: 'selector' });
    const ingresses = documents
      .filter((each) => objectSchema.parse(each).kind === 'Ingress')
      .map((each) => ingressSchema.parse(each));
    const sizes = ingresses.map(({ metadata }) => metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']);
    expect(sizes, 'files of forms, and pictures in the admin').toEqual(['6m', '25m']);
    const backends = ingresses.flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend)));
    expect(backends.map(({ service }) => service.name)).toEqual(['site', 'cms']);
    expect(namesOf('Service')).toEqual(expect.arrayContaining(['site', 'cms']));
    expect(namesOf('Cluster')).toEqual(['postgres']);
  });
});
