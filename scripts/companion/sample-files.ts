import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type RegistryFile, registryFileSchema } from '@/services/registry/files';
import { sendJson } from './http';

/** The parts of a sample that are not derived from its content. */
type SampleDescription = Pick<RegistryFile, 'product' | 'version' | 'name' | 'label' | 'platform' | 'architecture' | 'access'>;

const SAMPLES: readonly SampleDescription[] = [
  {
    product: 'advanced-server',
    version: '18',
    name: 'advanced-server-18-sample-settings.tar.gz',
    label: 'Sample settings for a new cluster',
    platform: null,
    architecture: null,
    access: 'public',
  },
  {
    product: 'advanced-server',
    version: '18',
    name: 'advanced-server-18-sample-debian-12-x86-64.tar.gz',
    label: 'Sample archive for Debian 12',
    platform: 'debian-12',
    architecture: 'x86-64',
    access: 'subscription',
  },
  {
    product: 'distributed',
    version: '6',
    name: 'distributed-6-sample-topology.tar.gz',
    label: 'Sample description of a cluster of three nodes',
    platform: null,
    architecture: null,
    access: 'public',
  },
];

const files = new Map(
  SAMPLES.map((sample) => {
    const content = buildArchive(sample);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = registryFileSchema.parse({ ...sample, size: content.length, sha256, sample: true });
    return [[sample.product, sample.version, sample.name].join('/'), { file, content }] as const;
  }),
);

/** Returns the list of sample files. */
export function listSampleFiles(): RegistryFile[] {
  return [...files.values()].map(({ file }) => file);
}

/** Sends a sample file, or one range of it (RFC 9110, section 14). */
export function sendSampleFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, includeSubscription }: { path: string; includeSubscription: boolean },
): void {
  const found = files.get(path);
  if (found === undefined) return sendJson(response, 404, { error: 'not_found' });
  const { file, content } = found;
  if (file.access === 'subscription' && !includeSubscription) return sendJson(response, 403, { error: 'forbidden' });
  const etag = `"${file.sha256}"`;
  const headers = { 'accept-ranges': 'bytes', etag, 'content-type': 'application/gzip' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const condition = request.headers['if-range'];
  const isCurrent = condition === undefined || condition === etag;
  const range = isCurrent ? parseRange(request.headers.range, content.length) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${content.length}` }).end();
    return;
  }
  const part = range === undefined ? content : content.subarray(range.start, range.end + 1);
  response.writeHead(range === undefined ? 200 : 206, {
    ...headers,
    'content-length': part.length,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${content.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Parses a single range. For multiple ranges, the whole file is sent, which the standard allows. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

/** Builds a gzip-compressed tar archive (POSIX ustar) with one text file. The output is deterministic. */
function buildArchive({ name, label, version }: SampleDescription): Buffer {
  const lines = Array.from({ length: 200 }, (_, index) => `# Line ${index + 1} of the sample “${label}”, version ${version}.`);
  const text = Buffer.from(`${lines.join('\n')}\n`);
  const header = Buffer.alloc(512);
  header.write(`${name.replace('.tar.gz', '')}/README`, 0, 100);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((512 - (text.length % 512)) % 512);
  return gzipSync(Buffer.concat([header, text, padding, Buffer.alloc(1_024)]));
}
