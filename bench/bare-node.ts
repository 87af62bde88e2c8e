import { createServer } from 'node:http';
import { z } from 'zod';

/*
 * A server of Node alone: it writes the same response to every request, and does nothing else. It is what the site could
 * be at most. Started by bench/origin.ts, as a process of its own.
 */
const optionsSchema = z.object({ port: z.number(), headers: z.array(z.string()), bytes: z.number() });

const { port, headers, bytes } = optionsSchema.parse(JSON.parse(process.argv[2] ?? ''));
const body = Buffer.alloc(bytes, 'a');
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(port, '127.0.0.1', () => console.log('ready'));
