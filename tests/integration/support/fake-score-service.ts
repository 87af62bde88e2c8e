import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { startLocalServer } from './local-server';

/** Keys in Google's format. */
export const SCORE_KEYS = {
  site: 'site-key-of-a-test-site-key-of-a-test-00',
  secret: 'secret-key-of-a-test-secret-key-of-a-t00',
} as const;

/** The stored properties of a token. */
interface Token {
  action: string;
  hostname: string;
  score: number;
  createdAt: Date;
}

/** How it responds to verifications of tokens. */
type Behavior = 'normal' | 'hanging' | 'failing' | 'malformed';

/** A fake of reCAPTCHA v3: it issues tokens to browsers, and returns the score of each token once. */
export interface FakeScoreService {
  /** For BOT_URL. */
  url: string;
  /** Issues a token, as for a browser. */
  issueToken(properties?: Partial<Token>): string;
  /** The score of the tokens that browsers get. */
  setScore(score: number): void;
  setBehavior(behavior: Behavior): void;
  /** The fields of each verification request. */
  verifications: readonly Record<string, string>[];
  close(): void;
}

const reloadSchema = z.object({ action: z.string(), key: z.literal(SCORE_KEYS.site) });
const TOKEN_MS = 120_000;

/** Starts it on a local port. */
export async function startFakeScoreService(): Promise<FakeScoreService> {
  const tokens = new Map<string, Token>();
  const used = new Set<string>();
  const verifications: Record<string, string>[] = [];
  let behavior: Behavior = 'normal';
  let score = 0.9;
  const issueToken = (properties: Partial<Token> = {}): string => {
    const name = randomBytes(300).toString('base64url');
    tokens.set(name, { action: 'contact_sales', hostname: 'localhost', score, createdAt: new Date(), ...properties });
    return name;
  };

  /** developers.google.com/recaptcha/docs/verify and /v3 */
  const verifyToken = ({ secret, response }: Record<string, string>): object => {
    if (secret !== SCORE_KEYS.secret)
      return { success: false, 'error-codes': [secret ? 'invalid-input-secret' : 'missing-input-secret'] };
    if (!response) return { success: false, 'error-codes': ['missing-input-response'] };
    const known = tokens.get(response);
    if (known === undefined) return { success: false, 'error-codes': ['invalid-input-response'] };
    if (used.has(response) || Date.now() - known.createdAt.getTime() > TOKEN_MS)
      return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    used.add(response);
    return {
      success: true,
      challenge_ts: known.createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
      hostname: known.hostname,
      score: known.score,
      action: known.action,
    };
  };

  const verify = (fields: Record<string, string>, response: ServerResponse) => {
    verifications.push(fields);
    if (behavior === 'hanging') return undefined;
    if (behavior === 'failing') return response.writeHead(500).end('{}');
    if (behavior === 'malformed') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
    return response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(verifyToken(fields)));
  };

  const { origin, close } = await startLocalServer((request, body, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/recaptcha/api/siteverify' && request.method === 'POST')
      return verify(Object.fromEntries(new URLSearchParams(body)), response);
    if (pathname === '/recaptcha/api.js')
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${browserSide.toString()})(${JSON.stringify(url)})`);
    if (pathname === '/recaptcha/api2/anchor')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<!doctype html><title>reCAPTCHA</title>' +
            '<body style="margin:0;font:12px sans-serif;background:#f9f9f9;color:#555">' +
            '<p style="margin:12px 72px">protected by reCAPTCHA</p>',
        );
    if (pathname === '/recaptcha/api2/reload' && request.method === 'POST') {
      const { action } = reloadSchema.parse(JSON.parse(body));
      const hostname = new URL(request.headers.origin ?? 'http://nobody.example').hostname;
      return response
        .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
        .end(JSON.stringify({ token: issueToken({ action, hostname }) }));
    }
    return response.writeHead(404).end();
  });
  const url = `${origin}/recaptcha`;
  return {
    url,
    issueToken,
    verifications,
    setScore: (next) => {
      score = next;
    },
    setBehavior: (next) => {
      behavior = next;
    },
    close,
  };
}

/** A substitute for the service's script: a badge in a frame, and tokens. Sent as text. */
function browserSide(url: string): void {
  const actions = new Map<number, string>();
  const grecaptcha = {
    ready: (work: () => void) => void setTimeout(work),
    render: (container: HTMLElement, { sitekey }: { sitekey: string }) => {
      const frame = document.createElement('iframe');
      frame.title = 'reCAPTCHA';
      frame.width = '256';
      frame.height = '60';
      frame.src = `${url}/api2/anchor?k=${sitekey}`;
      const badge = document.createElement('div');
      badge.className = 'grecaptcha-badge';
      // Google's own markup has inline styles, which a strict policy blocks.
      badge.innerHTML = '<textarea name="g-recaptcha-response" style="width: 250px; height: 40px; display: none"></textarea>';
      badge.prepend(frame);
      container.append(badge);
      actions.set(actions.size, sitekey);
      return actions.size - 1;
    },
    execute: async (widget: number, { action }: { action: string }) => {
      const answer = await fetch(`${url}/api2/reload`, {
        method: 'POST',
        body: JSON.stringify({ action, key: actions.get(widget) }),
      });
      const { token }: { token: string } = await answer.json();
      return token;
    },
  };
  Object.assign(window, { grecaptcha });
}
