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
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
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
const gatewaySchema = z.looseObject({
  kind: z.literal('Gateway'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({ listeners: z.array(z.looseObject({ name: z.string(), hostname: z.string().optional() })) }),
});
const routeSchema = z.looseObject({
  kind: z.literal('HTTPRoute'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    parentRefs: z.array(z.object({ name: z.string(), sectionName: z.string() })),
    hostnames: z.array(z.string()),
    rules: z.array(
      z.looseObject({
        backendRefs: z.array(z.object({ name: z.string(), port: z.number() })).default([]),
        filters: z.array(z.looseObject({ requestHeaderModifier: z.object({ remove: z.array(z.string()) }).optional() })),
      }),
    ),
  }),
});
const securityPolicySchema = z.looseObject({
  kind: z.literal('SecurityPolicy'),
  spec: z.looseObject({
    targetRefs: z.array(z.looseObject({ kind: z.string(), name: z.string() })),
    authorization: z.looseObject({ defaultAction: z.literal('Deny') }),
  }),
});
const serviceSchema = z.looseObject({
  kind: z.literal('Service'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({ ports: z.array(z.looseObject({ port: z.number() })) }),
});
const peerSchema = z.object({
  podSelector: z
    .object({
      matchLabels: z.record(z.string(), z.string()).default({}),
      matchExpressions: z
        .array(z.object({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
        .default([]),
    })
    .optional(),
  namespaceSelector: z.object({ matchLabels: z.object({ 'kubernetes.io/metadata.name': z.string() }) }).optional(),
});
const networkPolicySchema = z.looseObject({
  kind: z.literal('NetworkPolicy'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    ingress: z
      .array(z.object({ from: z.array(peerSchema), ports: z.array(z.object({ port: z.union([z.number(), z.string()]) })) }))
      .default([]),
  }),
});
const podMonitorSchema = z.looseObject({
  kind: z.literal('PodMonitor'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    podMetricsEndpoints: z.array(
      z.looseObject({
        port: z.string(),
        relabelings: z.array(z.object({ targetLabel: z.string(), replacement: z.string() })),
      }),
    ),
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
const composeSchema = z.looseObject({ 'x-site': z.looseObject({ environment: z.record(z.string(), z.string()) }) });
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
const network = documents.flatMap((each) => networkPolicySchema.safeParse(each).data ?? []);
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
      // Until it has ended, and then whether it has succeeded: to wait for its success alone takes all of the time when it fails.
      'kubectl wait job/migrate',
      'kubectl wait job/migrate',
      'kubectl apply',
    ]);
    const [, first = '', ended = '', succeeded = '', second = ''] = commands;
    expect(ended).toContain(`--for=jsonpath='{.status.conditions[0].status}'=True`);
    expect(succeeded).toContain('--for=condition=complete');
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

  it('uses the Postgres of the compose file, as the image with the tools that its backup needs', () => {
    expect(cluster.spec.backup.barmanObjectStore.destinationPath).toMatch(/^s3:/);
    const images = [...readFileSync('deploy/compose.yaml', 'utf8').matchAll(/image: postgres:([\d.]+)-trixie/g)];
    const versions = new Set(images.map(([, version]) => version));
    expect(versions).toEqual(new Set([/:([\d.]+)-system-trixie$/.exec(cluster.spec.imageName)?.[1]]));
  });

  it('sets variables that the site reads, and those that the compose file sets', () => {
    const files = kustomization.configMapGenerator.flatMap(({ envs }) => envs);
    const configured = files.flatMap((file) => [...read(file).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name));
    const secret = [...read('secrets.example.yaml').matchAll(/^ {2}((?:PAYLOAD|MEDIA|SMTP)_\w+):/gm)].map(
      ([, name = '']) => name,
    );
    const set = [...configured, ...secret, ...containers.flatMap(({ env }) => env.map(({ name }) => name))];
    expect(set.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
    const { environment } = composeSchema.parse(parse(readFileSync('deploy/compose.yaml', 'utf8')))['x-site'];
    expect(Object.keys(environment).filter((name) => !set.includes(name))).toEqual([]);
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

  it('selects its own pods', () => {
    for (const { spec } of workloads.filter(({ kind }) => kind === 'Deployment'))
      expect(spec.template.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { missing: 'selector' });
    expect(namesOf('Cluster')).toEqual(['postgres']);
  });

  it('routes each host to an existing service, without the trace of the visitor', () => {
    const [gateway] = documents.flatMap((each) => gatewaySchema.safeParse(each).data ?? []);
    const services = documents.flatMap((each) => serviceSchema.safeParse(each).data ?? []);
    const routed = documents
      .flatMap((each) => routeSchema.safeParse(each).data ?? [])
      .filter(({ spec }) => spec.rules.some(({ backendRefs }) => backendRefs.length > 0));
    expect(routed.map(({ metadata }) => metadata.name)).toEqual(['www', 'cms']);
    for (const { spec } of routed) {
      const [parent] = spec.parentRefs;
      expect(parent?.name).toBe(gateway?.metadata.name);
      const listener = gateway?.spec.listeners.find(({ name }) => name === parent?.sectionName);
      expect(spec.hostnames).toEqual([listener?.hostname]);
      const [rule] = spec.rules;
      const [backend] = rule?.backendRefs ?? [];
      const ports = services.find(({ metadata }) => metadata.name === backend?.name)?.spec.ports.map(({ port }) => port);
      expect(ports).toContain(backend?.port);
      expect(rule?.filters.flatMap(({ requestHeaderModifier }) => requestHeaderModifier?.remove ?? [])).toEqual([
        'traceparent',
        'tracestate',
      ]);
    }
  });

  it('refuses everyone at the admin except for named networks', () => {
    const policies = documents.flatMap((each) => securityPolicySchema.safeParse(each).data ?? []);
    expect(policies.flatMap(({ spec }) => spec.targetRefs)).toEqual([
      expect.objectContaining({ kind: 'HTTPRoute', name: 'cms' }),
    ]);
  });

  it('names every reason for which a pod is reached', () => {
    const allowed = network.flatMap(({ metadata, spec }) =>
      spec.ingress.flatMap(({ from, ports }) =>
        from.flatMap(({ podSelector, namespaceSelector }) => {
          const labels = [
            ...Object.entries(podSelector?.matchLabels ?? {}).map(([key, value]) => `${key}=${value}`),
            ...(podSelector?.matchExpressions ?? []).flatMap(({ values }) => values),
          ];
          const peer = namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] ?? labels.join(',');
          return ports.map(({ port }) => `${peer} -> ${metadata.name}:${port}`);
        }),
      ),
    );
    expect(allowed).toEqual([
      'envoy-gateway-system -> site:http',
      'app=edge -> site:http',
      'monitoring -> site:metrics',
      'envoy-gateway-system -> edge:http',
      'envoy-gateway-system -> certificate-challenges:8089',
      'site,cms,migrate -> postgres:5432',
      // An isolated primary asks the other instances on 8000 before it shuts itself down (CloudNativePG 1.27).
      'cnpg.io/cluster=postgres -> postgres:5432',
      'cnpg.io/cluster=postgres -> postgres:8000',
      'cnpg-system -> postgres:5432',
      'cnpg-system -> postgres:8000',
      'monitoring -> postgres:9187',
    ]);
  });

  it('is read by Prometheus under the job that the alerts select', () => {
    const monitors = documents.flatMap((each) => podMonitorSchema.safeParse(each).data ?? []);
    const jobs = monitors.flatMap(({ metadata, spec }) =>
      spec.podMetricsEndpoints.map(({ port, relabelings }) => [metadata.name, port, ...relabelings]),
    );
    expect(jobs).toEqual([
      ['site', 'metrics', { targetLabel: 'job', replacement: 'site' }],
      ['postgres', 'metrics', { targetLabel: 'job', replacement: 'postgres' }],
    ]);
  });
});
