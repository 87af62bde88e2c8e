import * as openid from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Browser } from '../support/browser';
import { site } from './site';

/** Words that only drafts contain: one to search for, and one that no response may contain. */
const SOUGHT = 'quokkaberry';
const SECRET = 'wallabyplum';
const DRAFT_PAGE = '/company/draft-of-a-test';
const PUBLIC_PAGE = '/company/about';
const DRAFT_POST = 'draft-of-a-test';

const ids = { page: 0, publicPage: 0, post: 0, publicPost: 0, version: 0 };
let publicPost = '';
/** Pictures are compared as bytes, because they can't be searched for words. */
let picture: Buffer;

const listAnswer = z.object({
  docs: z.array(z.looseObject({ id: z.number(), slug: z.string().optional(), url: z.string().optional() })),
});
const savedAnswer = z.object({ doc: z.object({ id: z.number() }) });

beforeAll(async () => {
  const ask = await site.as('administrator');
  const one = async (path: string) => {
    const [doc] = listAnswer.parse((await ask('GET', path)).body).docs;
    if (doc === undefined) throw new Error(`There is nothing at ${path}.`);
    const copy: unknown = JSON.parse(JSON.stringify(doc), (name, value: unknown) =>
      ['id', 'createdAt', 'updatedAt', 'review'].includes(name) ? undefined : value,
    );
    return { id: doc.id, slug: doc.slug ?? '', copy: z.record(z.string(), z.unknown()).parse(copy) };
  };
  const words = `${SOUGHT} ${SECRET}`;
  const about = `${words} is what only this draft says, in a sentence that is long enough for all.`;
  const pageWords = {
    label: words,
    description: words,
    longDescription: about,
    pagetitle: words,
    meta: { title: words, description: about },
  };
  const postWords = { title: words, description: about, body: `## ${words}\n\n${words}\n` };
  const page = await one(`/pages?depth=0&where[url][equals]=${PUBLIC_PAGE}`);
  const post = await one('/posts?depth=0&limit=1&sort=id&where[_status][equals]=published');
  picture = await bytes(`/open-graph${PUBLIC_PAGE}.png`);
  const saved = async (method: string, path: string, body: object) => {
    const answer = await ask(method, path, { ...body, _status: 'draft' });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return savedAnswer.parse(answer.body).doc.id;
  };
  ids.page = await saved('POST', '/pages?draft=true', { ...page.copy, ...pageWords, url: DRAFT_PAGE });
  ids.post = await saved('POST', '/posts?draft=true', { ...post.copy, ...postWords, slug: DRAFT_POST });
  ids.publicPage = await saved('PATCH', `/pages/${page.id}?draft=true`, pageWords);
  ids.publicPost = await saved('PATCH', `/posts/${post.id}?draft=true`, postWords);
  publicPost = `/blog/${post.slug}`;
  ids.version =
    listAnswer.parse((await ask('GET', `/pages/versions?depth=0&where[parent][equals]=${ids.page}`)).body).docs[0]?.id ?? 0;
  expect(ids.version).toBeGreaterThan(0);
  // Checks that the drafts exist and that this test would find them.
  expect(JSON.stringify((await ask('GET', `/pages?draft=true&depth=0&where[label][like]=${SOUGHT}`)).body)).toContain(SECRET);
});

async function bytes(path: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
}

/** A visitor's access token, from the provider. */
async function accessToken(): Promise<string> {
  const provider = z
    .object({ issuer: z.string(), clientId: z.string() })
    .parse(await (await fetch(`${site.url}/sign-on/configuration`)).json());
  const client = await openid.discovery(new URL(provider.issuer), provider.clientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
  });
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const callback = `${site.url}/login/callback`;
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: callback,
    scope: 'openid profile',
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const browser = new Browser();
  const back = await browser.submitSignIn(await browser.follow(url.href), { username: 'visitor' }, callback);
  return (await openid.authorizationCodeGrant(client, new URL(back.url), { pkceCodeVerifier: verifier, expectedState: state }))
    .access_token;
}

/** Requests that could return a draft. */
const PAGES = () => [
  DRAFT_PAGE,
  `${DRAFT_PAGE}.md`,
  `${DRAFT_PAGE}?draft=true`,
  `${DRAFT_PAGE}?preview=true&draft=1`,
  PUBLIC_PAGE,
  `${PUBLIC_PAGE}.md`,
  `${PUBLIC_PAGE}?draft=true`,
  `/blog/${DRAFT_POST}`,
  `/blog/${DRAFT_POST}.md`,
  publicPost,
  `${publicPost}.md`,
  '/',
  '/company',
  '/blog',
  '/company/draft-of-a-tset',
  '/blog/draft-of-a-tset',
  `/search?q=${SOUGHT}`,
  '/search?q=draft-of-a-test',
  '/sitemap.xml',
  '/llms.txt',
  '/robots.txt',
  '/blog/feed.xml',
];

const READS = () => [
  '/pages?limit=0&depth=0',
  '/pages?limit=0&draft=true&depth=2',
  '/pages?draft=true&where[_status][equals]=draft',
  '/pages?draft=true&where[_status][not_equals]=published',
  `/pages?draft=true&where[or][0][_status][equals]=draft&where[or][1][label][like]=${SOUGHT}`,
  `/pages?draft=true&where[label][like]=${SOUGHT}`,
  `/pages?where[label][like]=${SOUGHT}`,
  `/pages?draft=true&where[meta.title][contains]=${SOUGHT}`,
  '/pages?draft=true&sort=-updatedAt&limit=5&select[label]=true&select[longDescription]=true',
  `/pages/count?draft=true&where[label][like]=${SOUGHT}`,
  `/pages/${ids.page}`,
  `/pages/${ids.page}?draft=true`,
  `/pages/${ids.page}?draft=true&depth=5&select[label]=true&joins=false`,
  `/pages/${ids.publicPage}?draft=true`,
  '/pages/versions?limit=0',
  `/pages/versions?where[version.label][like]=${SOUGHT}`,
  '/pages/versions/count',
  `/pages/versions/${ids.version}`,
  `/pages/versions/${ids.version}?draft=true`,
  `/pages/access/${ids.page}`,
  '/posts?limit=0&draft=true&depth=2',
  `/posts?draft=true&where[title][like]=${SOUGHT}`,
  `/posts/${ids.post}?draft=true`,
  `/posts/${ids.publicPost}?draft=true`,
  '/posts/versions?limit=0',
  '/access',
  '/payload-jobs',
  '/payload-jobs/run',
  '/payload-locked-documents',
  '/payload-preferences',
  '/audit-events',
  '/audit-events?where[title][like]=berry',
  '/deleted-entries',
  '/users?depth=3',
];

describe.each([
  ['a visitor', () => Promise.resolve({})],
  ['a visitor who has signed in', async () => ({ authorization: `Bearer ${await accessToken()}` })],
  ['a user with the role sales', () => site.cookieOf('sales').then((cookie) => ({ cookie }))],
] as const)('to %s', (_who, sign) => {
  let headers: Record<string, string> = {};
  /** Payload's REST API is closed to visitors, however they have signed in. */
  const mayAsk = () => headers['cookie'] !== undefined;
  const read = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(site.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
    });
    return { status: answer.status, text: `${[...answer.headers].join('\n')}\n${await answer.text()}` };
  };
  beforeAll(async () => {
    headers = { ...(await sign()) };
  });

  it('no page, list, feed, or sitemap shows a draft', async () => {
    for (const path of PAGES()) {
      const { text } = await read(path);
      expect(text, path).not.toContain(SECRET);
    }
    for (const path of [DRAFT_PAGE, PUBLIC_PAGE, publicPost]) {
      expect((await read(path, { headers: { accept: 'text/markdown' } })).text, `${path} as Markdown`).not.toContain(SECRET);
    }
    for (const path of [DRAFT_PAGE, `${DRAFT_PAGE}.md`, `/blog/${DRAFT_POST}`, `/open-graph${DRAFT_PAGE}.png`])
      expect((await read(path)).status, path).toBe(404);
    for (const path of ['/sitemap.xml', '/llms.txt', '/blog/feed.xml', '/company', '/blog', '/company/draft-of-a-tset'])
      expect((await read(path)).text.replaceAll('draft-of-a-tset', ''), path).not.toContain('draft-of-a-test');
    expect(await bytes(`/open-graph${PUBLIC_PAGE}.png`)).toEqual(picture);
  });

  it("the REST API returns no drafts and doesn't reveal that they exist", async () => {
    for (const path of READS()) {
      const { status, text } = await read(`/api${path}`);
      expect(text, `${path}: ${status}`).not.toContain(SECRET);
      expect(text, `${path}: ${status}`).not.toContain('draft-of-a-test');
      expect(status, path).toBeLessThan(500);
      // A client that may query at all finds nothing by the words of a draft.
      if (path.includes(SOUGHT) && status === 200) expect(text, path).toContain('"totalDocs":0');
    }
  });

  it('the REST API returns no drafts for a query sent as a form, either', async () => {
    const asked = {
      method: 'POST',
      headers: { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
    };
    for (const body of [
      'draft=true&limit=0',
      `draft=true&where[label][like]=${SOUGHT}`,
      'draft=true&where[_status][equals]=draft',
    ]) {
      const { status, text } = await read('/api/pages', { ...asked, body });
      expect(text, body).not.toContain(SECRET);
      expect(status, body).toBeLessThan(500);
    }
  });

  it('no operation on a draft is allowed', async () => {
    const json = { 'Content-Type': 'application/json' };
    for (const [method, path] of [
      ['POST', `/pages/${ids.page}/duplicate`],
      ['POST', `/pages/versions/${ids.version}`],
      ['POST', `/pages/versions/${ids.version}?draft=true`],
      ['POST', `/pages/${ids.page}/schedule`],
      ['PATCH', `/pages/${ids.page}?draft=true`],
      ['PATCH', '/pages?draft=true&where[id][exists]=true'],
      ['DELETE', `/pages/${ids.page}`],
      ['DELETE', '/pages?draft=true&where[_status][equals]=draft'],
    ] as const) {
      const { status, text } = await read(`/api${path}`, {
        method,
        headers: json,
        ...(method === 'DELETE' ? {} : { body: '{}' }),
      });
      expect(status, `${method} ${path}: ${text}`).toBe(mayAsk() ? 403 : 401);
      expect(text, path).not.toContain(SECRET);
    }
  });

  it('the review of a public entry is not shown', async () => {
    const { status, text } = await read(`/api/pages?limit=1&depth=2`);
    expect(status).toBe(mayAsk() ? 200 : 401);
    expect(text).not.toContain('"review"');
    expect((await read('/api/pages?where[review.state][equals]=approved')).status).toBe(mayAsk() ? 400 : 401);
  });
});
