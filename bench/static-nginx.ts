import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findProgram } from '../scripts/find-program';
import { findFreePort } from '../scripts/ports';
import type { ProcessManager } from '../scripts/process-manager';

/** Headers that nginx writes itself, or that belong to one response. */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
];

/**
 * Starts nginx with copies of pages, compressed in advance and with the headers that the site sends: what the site is
 * compared with.
 * @param folder a temporary folder
 * @returns its URL
 */
export async function startStaticNginx(
  processes: ProcessManager,
  folder: string,
  site: string,
  paths: readonly string[],
): Promise<string> {
  const port = await findFreePort();
  let headers = new Headers();
  for (const page of paths) {
    const response = await fetch(site + page);
    headers = response.headers;
    const file = path.join(folder, 'pages', page, 'index.html.gz');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, gzipSync(await response.text(), { level: 9 }));
  }
  const configFile = path.join(folder, 'static.conf');
  writeFileSync(configFile, buildConfig(folder, port, headers));
  chmodSync(folder, 0o755);
  processes.start({
    name: 'nginx',
    command: await findProgram(processes, 'nginx'),
    arguments: ['-e', path.join(folder, 'error.log'), '-p', folder, '-c', configFile, '-g', 'daemon off;'],
    output: 'keep',
  });
  return `http://127.0.0.1:${port}`;
}

/** Formats the headers of a response of the site as directives of nginx, without those that nginx writes itself. */
export function formatHeaders(headers: Headers): string {
  const added = [...headers].filter(([name]) => !OWN_HEADERS.includes(name));
  return added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ');
}

function buildConfig(folder: string, port: number, headers: Headers): string {
  return `worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=2000;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    gzip_static always;
    location / { rewrite ^(.*)$ $1/index.html break; ${formatHeaders(headers)} }
  }
}
`;
}
