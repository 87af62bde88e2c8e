import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { VARIABLE_NAMES } from '@/platform/environment/environment';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { SECRET_PATH_PREFIXES } from '@/server/redact-url';
import { ROUTES } from '@/server/routes';

const healthCheckSchema = z.looseObject({ test: z.array(z.string()) });
const serviceSchema = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.looseObject({ ipv4_address: z.string().optional(), ipv6_address: z.string().optional() })),
  ]),
  entrypoint: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  init: z.boolean().default(false),
  stop_signal: z.string().optional(),
  mem_limit: z.string().optional(),
  ports: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).default([]),
  logging: z.object({ driver: z.string() }).optional(),
  tmpfs: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  pull_policy: z.string().optional(),
  healthcheck: z.union([healthCheckSchema, z.object({ disable: z.literal(true) })]).optional(),
  extra_hosts: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.looseObject({ internal: z.boolean().optional() }).nullable()),
  volumes: z.record(z.string(), z.unknown()),
});

const text = readFileSync('deploy/compose.yaml', 'utf8');
const compose = composeSchema.parse(parse(text, { merge: true }));
const example = readFileSync('deploy/.env.example', 'utf8');
const nginx = readFileSync('deploy/edge/nginx.conf', 'utf8');
const ownImages = Object.values(compose.services).filter(({ image }) => /^site(?::|$)/.test(image));

/** The fixed address of a service in the network of the proxy. */
function findAddress(service: string, family: 'ipv4_address' | 'ipv6_address' = 'ipv4_address'): string | undefined {
  const networks = compose.services[service]?.networks;
  return networks === undefined || Array.isArray(networks) ? undefined : networks['web']?.[family];
}

/** Returns whether a tag of an image has the complete version; those of Postgres have two parts. */
function isPinned(image: string): boolean {
  return /^postgres:\d+\.\d+-|:v?\d+\.\d+\.\d+(?:-|$)/.test(image);
}

describe('deploy/compose.yaml', () => {
  it('sets only variables that the site reads', () => {
    expect(ownImages.length).toBeGreaterThan(1);
    const names = ownImages.flatMap(({ environment }) => Object.keys(environment));
    expect(names.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
  });

  it('takes every machine-specific value from deploy/.env, for which there is an example', () => {
    const wanted = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(wanted));
  });

  it('gives the image of each version a tag of its own, so that the previous one is kept', () => {
    for (const { image } of ownImages) expect(image).toMatch(/^site:\$\{SITE_VERSION:\?/);
  });

  it('builds the image once, and takes it from nowhere else', () => {
    expect(ownImages.flatMap(({ build }) => build ?? [])).toHaveLength(1);
    expect(new Set(ownImages.map(({ pull_policy: policy }) => policy))).toEqual(new Set(['never']));
  });

  it.each([
    ['an instance that is ready', 200],
    ['an instance where something is missing', 503],
    ['an instance that does not listen', undefined],
  ])('has a health check that recognizes %s', async (_name, status) => {
    const requested: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      requested.push(url);
      response.writeHead(status ?? 200).end();
    });
    const origin = await listenLocally(server);
    if (status === undefined) closeServer(server);
    const {
      test: [kind, program, ...words],
    } = healthCheckSchema.parse(compose.services['site-a']?.healthcheck);
    expect([kind, program]).toEqual(['CMD', 'node']);
    const check = words.map((word) => word.replace('http://127.0.0.1:3000', origin));
    const isHealthy = await promisify(execFile)(process.execPath, check).then(
      () => true,
      () => false,
    );
    closeServer(server);
    expect(isHealthy).toBe(status === 200);
    expect(requested).toEqual(status === undefined ? [] : ['/health/ready']);
  });

  it('starts what needs the database when it is complete', () => {
    // While the image prepares a new database, its server has only a socket, and says there that it is ready.
    expect(healthCheckSchema.parse(compose.services['postgres']?.healthcheck).test).toContain('--host=127.0.0.1');
    const migrated = { migrate: { condition: 'service_completed_successfully' } };
    for (const name of ['site-a', 'site-b', 'backup']) expect(compose.services[name]?.depends_on, name).toEqual(migrated);
  });

  it('runs the site with the least privileges', () => {
    for (const { read_only: isReadOnly, cap_drop: dropped } of ownImages) expect([isReadOnly, dropped]).toEqual([true, ['ALL']]);
    // A role that the image creates is a superuser. deploying.test.ts runs the script.
    const { environment, volumes } = serviceSchema.parse(compose.services['postgres']);
    expect(Object.keys(environment)).toEqual(['POSTGRES_PASSWORD']);
    expect(volumes.join('\n')).toContain('create-site-role.sh:/docker-entrypoint-initdb.d/');
  });

  it('limits the size of every log', () => {
    const drivers = Object.entries(compose.services).map(([name, { logging }]) => [name, logging?.driver]);
    expect(drivers.filter(([, driver]) => driver !== 'local')).toEqual([]);
  });

  it('uses images of complete versions', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => (image.startsWith('site:') ? [] : image));
    expect(images.length).toBeGreaterThan(2);
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
  });

  it('limits the memory of every service, and that of the site as Kubernetes does', () => {
    const limits = Object.entries(compose.services).map(([name, { mem_limit: limit }]) => [name, limit]);
    expect(limits.filter(([, limit]) => limit === undefined)).toEqual([]);
    const [, ofKubernetes] = /limits: \{ memory: (\d+)Gi \}/.exec(readFileSync('deploy/kubernetes/site.yaml', 'utf8')) ?? [];
    for (const { mem_limit: limit } of ownImages) expect(limit).toBe(`${ofKubernetes}g`);
  });

  it('lets no service get more rights than it begins with', () => {
    for (const [name, service] of Object.entries(compose.services))
      expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
  });

  it('gives the new volume of pictures to the user of the site, whose image owns the folder', () => {
    const mounts = Object.values(compose.services).flatMap(({ image, volumes }) =>
      image.startsWith('site:') ? [] : volumes.filter((volume) => volume.startsWith('media:')),
    );
    expect(mounts).toEqual(['media:/media:ro,nocopy']);
  });

  it('can stop the services whose program is a shell', () => {
    const shells = Object.entries(compose.services).filter(
      ([, { entrypoint, command }]) => [...entrypoint, ...command][0] === 'sh' && !command.join(' ').includes('exec '),
    );
    expect(shells.map(([name]) => name)).toEqual(['certificates', 'backup']);
    for (const [name, { init, image, stop_signal: signal }] of shells) {
      expect(init, name).toBe(true);
      // The image of Postgres has SIGINT as its signal, which a shell postpones until the program that it waits for has ended.
      if (image.startsWith('postgres:')) expect(signal, name).toBe('SIGTERM');
    }
  });

  it('gives the proxy IPv6, so that visitors keep their addresses', () => {
    expect(compose.networks['web']).toMatchObject({ enable_ipv6: true });
    const ports = [...nginx.matchAll(/^\s*listen (\d+)\b/gm)].map(([, port]) => port);
    expect(ports).toEqual([...nginx.matchAll(/^\s*listen \[::\]:(\d+)\b/gm)].map(([, port]) => port));
    expect(ports).toHaveLength(2);
  });

  it('has the certificate and the challenges of ACME where the proxy reads them', () => {
    const { environment = {}, volumes = [] } = compose.services['certificates'] ?? {};
    const sourceOf = (mounts: readonly string[], target: string) =>
      mounts.find((mount) => mount.split(':')[1] === target)?.split(':')[0];
    const ofProxy = compose.services['edge']?.volumes ?? [];
    const [, root = ''] = /location \/\.well-known\/acme-challenge\/ \{\s+root (\S+);/.exec(nginx) ?? [];
    const [, tls = ''] = /ssl_certificate (\S+)\/fullchain\.pem;/.exec(nginx) ?? [];
    expect(sourceOf(ofProxy, root)).toBe(sourceOf(volumes, environment['ACME_FOLDER'] ?? ''));
    expect(sourceOf(ofProxy, tls)).toBe(sourceOf(volumes, environment['TLS_FOLDER'] ?? ''));
    expect(sourceOf(ofProxy, tls)).toBe('./tls');
  });

  it('exposes only the proxy, and gives Postgres no outgoing access', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['edge']);
    expect(compose.services['postgres']?.networks).toEqual(['data']);
    expect(compose.networks['data']?.internal).toBe(true);
  });

  it('gives the proxy an empty folder for its sockets at each start', () => {
    const folders = [...nginx.matchAll(/listen unix:(\S+)\/[^/\s]+;/g)].map(([, folder = '']) => folder);
    expect(folders.length).toBeGreaterThan(0);
    // In the image, as on Debian, /var/run is a link to /run.
    const real = folders.map((folder) => folder.replace(/^\/var\/run\b/, '/run'));
    for (const folder of real) expect(compose.services['edge']?.tmpfs).toContain(folder);
  });

  it('has the instances that the proxy configures, which trust only the proxy', () => {
    const named = [...nginx.matchAll(/^\s*server ([\w-]+):3000/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(1);
    const addresses = [findAddress('edge'), findAddress('edge', 'ipv6_address')].join(',');
    for (const name of named) expect(compose.services[name]?.environment['TRUSTED_PROXIES'], name).toBe(addresses);
    expect(compose.services['edge']?.extra_hosts, 'so that it starts without them').toEqual(
      named.map((name) => `${name}:${findAddress(name)}`),
    );
  });
});

describe('deploy/edge/nginx.conf', () => {
  it('logs no secret that is part of a path', () => {
    const pattern = new RegExp(/map \$uri \$logged_path \{\s+"~\*(\S+)"/.exec(nginx)?.[1] ?? 'none', 'i');
    expect(SECRET_PATH_PREFIXES.length).toBeGreaterThan(4);
    expect(SECRET_PATH_PREFIXES.filter((prefix) => pattern.exec(`${prefix}secret`)?.[0] !== prefix)).toEqual([]);
    expect(pattern.test('/Certificates/secret'), 'before the site redirects it').toBe(true);
  });

  it('limits visitors by address, and those with IPv6 by network', () => {
    const [, body = ''] = /map \$remote_addr \$client_network \{([^]*?)default/.exec(nginx) ?? [];
    const patterns = [...body.matchAll(/"~(\S+)" \$network;/g)].map(([, source = '']) => new RegExp(source));
    expect(patterns).toHaveLength(3);
    const networkOf = (address: string) =>
      patterns.map((pattern) => pattern.exec(address)?.groups?.['network']).find((network) => network !== undefined) ?? address;
    expect(
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::6', '2001:db8:1::6', '2001:db8:1:0:3:4:5:6', '2001:db8::6'].map(networkOf),
    ).toEqual(['2001:db8:1:2:', '2001:db8:1:2:', '2001:db8:1:', '2001:db8:1:', '2001:db8::']);
    expect(['203.0.113.7', '::1'].map(networkOf)).toEqual(['203.0.113.7', '::1']);
  });

  it('forwards the methods of all routes', () => {
    const [, known = ''] = /map \$request_method \$is_unknown_method \{\s+"~\^\(\?:(\S+)\)\$" 0;/.exec(nginx) ?? [];
    expect(new Set(known.split('|'))).toEqual(new Set(['HEAD', ...ROUTES.flatMap(({ methods }) => methods)]));
  });
});

describe('deploy/container/Dockerfile', () => {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');

  it('runs as a user that is not root, on Node 24, and checks its health', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^FROM node:24\./m);
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
    expect(new Set(images).size, 'what is built runs on the same version').toBe(1);
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/^RUN .*npm/m);
  });

  it('builds on an image that has the folder /media already, as Debian does', () => {
    expect([...dockerfile.matchAll(/\bmkdir (?!-p\b)/g)]).toEqual([]);
  });

  it('builds without the certificate, the backups, and other files of the machine', () => {
    const read = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const ignored = read('deploy/container/Dockerfile.dockerignore');
    const ofMachine = read('.gitignore').filter((line) => line.startsWith('deploy/'));
    expect(ofMachine).toContain('deploy/tls/');
    const isIgnored = (folder: string) => ignored.some((line) => folder.startsWith(`${line}/`));
    expect(ofMachine.filter((folder) => !isIgnored(folder))).toEqual([]);
  });
});
