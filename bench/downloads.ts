import '../scripts/check-runtime';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { stateFolder } from '../scripts/paths';
import { runCommand, type CommandContext } from '../scripts/command';
import { CommandError } from '../scripts/command-error';
import { installDebianPackage } from '../scripts/debian-package';
import { findFreePort } from '../scripts/ports';
import { openBenchSite, readCount } from './bench-site';
import { median } from './statistics';

/*
 * npm run bench:downloads: how fast the site passes on files of the product registry, compared with nginx as a proxy before the
 * same registry, which is another nginx. Both add the same credentials. It needs nginx, which is installed on Debian as root.
 *
 *   BENCH_FILE_MB  size of the file (default 1000)
 *   BENCH_RANGES   ranges that are loaded at the same time (default 200)
 *   BENCH_RUNS     measurements of each, of which the median counts (default 3)
 */
const GOAL = 0.5;
const FILE = 'bench/1/file.tar.gz';
const CREDENTIALS = { user: 'site', password: 'bench' };

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal, processes } = parts;
  const bytes = readCount('BENCH_FILE_MB', 1_000) * 1_000_000;
  const ranges = readCount('BENCH_RANGES', 200);
  const runs = readCount('BENCH_RUNS', 3);
  if (spawnSync('nginx', ['-v']).error) {
    if (process.getuid?.() !== 0)
      throw new CommandError('There is no nginx here.', { hint: 'Install it, so that it is in PATH.' });
    await installDebianPackage('nginx-light', processes);
  }
  const site = await openBenchSite('npm run bench:downloads', parts);
  const { registry, proxy } = await startNginx(parts, bytes);
  const { url } = await site.start({
    REGISTRY_URL: registry,
    REGISTRY_USER: CREDENTIALS.user,
    REGISTRY_PASSWORD: CREDENTIALS.password,
    TRUSTED_PROXIES: '1',
  });

  const targets = { nginx: `${proxy}/downloads/files/${FILE}`, site: `${url}/downloads/files/${FILE}` };
  const load = {
    'whole file': (target: string) => loadRange(target, bytes),
    [`${ranges} ranges`]: (target: string) => loadRanges({ url: target, bytes, ranges }),
  };
  for (const target of Object.values(targets)) await loadRange(target, 1_000_000, { range: 'bytes=0-999999' });
  const rows: string[] = [];
  for (const [name, work] of Object.entries(load)) {
    const rates = { nginx: [] as number[], site: [] as number[] };
    for (let run = 1; run <= runs; run += 1)
      for (const target of ['nginx', 'site'] as const)
        rates[target].push(
          await terminal.step(
            `${name}, ${target}, run ${run}`,
            () => measureRate(bytes, () => work(targets[target])),
            () => `${name}, ${target}, run ${run}`,
          ),
        );
    rows.push(formatRow(name, median(rates.nginx), median(rates.site)));
  }
  terminal.print('', ...rows, '', `Median of ${runs}, ${bytes / 1e6} MB. Goal: at least ${GOAL} of nginx.`);
});

function formatRow(name: string, nginx: number, site: number): string {
  const ratio = site / nginx;
  const rates = `nginx ${nginx.toFixed(0)} MB/s  site ${site.toFixed(0)} MB/s  ratio ${ratio.toFixed(2)}`;
  return `${name.padEnd(14)} ${rates}${ratio < GOAL ? '  (below the goal)' : ''}`;
}

async function measureRate(bytes: number, work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return bytes / 1e6 / ((performance.now() - begin) / 1_000);
}

interface ParallelLoad {
  url: string;
  bytes: number;
  ranges: number;
}

/** Loads all ranges of a file at the same time, each for another visitor: the site limits how many one network may load. */
async function loadRanges({ url, bytes, ranges }: ParallelLoad): Promise<void> {
  const size = Math.floor(bytes / ranges);
  const starts = Array.from({ length: ranges }, (_range, index) => index * size);
  const load = (start: number, index: number) =>
    loadRange(url, size, {
      range: `bytes=${start}-${start + size - 1}`,
      'x-forwarded-for': `198.18.${Math.floor(index / 256)}.${index % 256}`,
    });
  await Promise.all(starts.map(load));
}

/** Loads a file, or one range of it, over a connection of its own, and throws it away. */
function loadRange(url: string, expected: number, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers }, (response) => {
      let received = 0;
      response.on('data', (part: Buffer) => (received += part.length));
      response.once('error', reject);
      response.once('end', () =>
        received === expected
          ? resolve()
          : reject(new Error(`${url}: ${received} of ${expected} bytes, status ${response.statusCode}`)),
      );
    });
    request.once('error', reject);
  });
}

/** Starts an nginx that is both the registry, with one large file, and a proxy before itself. */
async function startNginx({ processes, shutdown }: CommandContext, bytes: number): Promise<{ registry: string; proxy: string }> {
  const folder = path.join(stateFolder, 'bench-downloads');
  rmSync(folder, { recursive: true, force: true });
  shutdown.addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'files', path.dirname(FILE)), { recursive: true });
  mkdirSync(path.join(folder, 'temp'));
  const file = path.join(folder, 'files', FILE);
  writeFileSync(file, '');
  truncateSync(file, bytes);
  const [product, version, name] = FILE.split('/');
  const entry = {
    product,
    version,
    name,
    label: 'Benchmark',
    size: bytes,
    sha256: '0'.repeat(64),
    platform: null,
    architecture: null,
    access: 'public',
  };
  writeFileSync(path.join(folder, 'files.json'), JSON.stringify({ files: [entry] }));
  writeFileSync(path.join(folder, 'users'), `${CREDENTIALS.user}:{PLAIN}${CREDENTIALS.password}\n`);
  const [registryPort, proxyPort] = [await findFreePort(), await findFreePort()];
  writeFileSync(path.join(folder, 'nginx.conf'), buildConfiguration({ folder, registryPort, proxyPort }));
  processes.start({
    name: 'nginx',
    command: 'nginx',
    arguments: ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'],
    output: 'keep',
  });
  const registry = `http://127.0.0.1:${registryPort}`;
  await waitFor(registry);
  return { registry, proxy: `http://127.0.0.1:${proxyPort}` };
}

function buildConfiguration({
  folder,
  registryPort,
  proxyPort,
}: {
  folder: string;
  registryPort: number;
  proxyPort: number;
}): string {
  const authorization = Buffer.from(`${CREDENTIALS.user}:${CREDENTIALS.password}`).toString('base64');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/temp;`);
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000;
  ${temporary.join('\n  ')}
  upstream registry { server 127.0.0.1:${registryPort}; keepalive 256; }
  server {
    listen 127.0.0.1:${registryPort};
    auth_basic registry;
    auth_basic_user_file ${folder}/users;
    location = /api/registry/files { default_type application/json; alias ${folder}/files.json; }
    location /api/registry/files/ { alias ${folder}/files/; }
  }
  server {
    listen 127.0.0.1:${proxyPort};
    location /downloads/files/ {
      proxy_pass http://registry/api/registry/files/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Authorization "Basic ${authorization}";
      proxy_max_temp_file_size 0;
    }
  }
}
`;
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new CommandError('nginx did not start.');
}
