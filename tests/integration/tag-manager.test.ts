import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { startInstance } from './support/instance';
import { createProcesses } from './support/processes';

const ORIGIN = 'https://www.googletagmanager.com';
const ID = 'GTM-TEST123';
/** An ordinary page, and one with a status of its own. */
const ADDRESSES = ['/services/support', '/no-such-page'];

const processes = createProcesses();
let database: TestDatabase;

beforeAll(async () => {
  database = await createSeededDatabase('tag_manager', processes);
});
afterAll(async () => {
  await processes.close();
  await database.drop();
});

interface Answer {
  html: string;
  /** Sources of each directive of the policy. */
  policy: Map<string, string[]>;
}

/** The pages of an instance that is configured so; all of these share one database. */
async function pagesWith(variables: Record<string, string>): Promise<Answer[]> {
  const instance = await startInstance(processes, database.url, variables);
  const answers = await Promise.all(
    ADDRESSES.map(async (address) => {
      const answer = await instance.get(address);
      const directives = (answer.headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => directive.split(' '));
      return { html: await answer.text(), policy: new Map(directives.map(([name = '', ...sources]) => [name, sources])) };
    }),
  );
  await instance.stop();
  return answers;
}

/** Every inline script that a browser would run is named by its hash, and no source is as wide as to allow others. */
function expectStrict({ html, policy }: Answer): void {
  const scripts = policy.get('script-src') ?? [];
  for (const [, text = ''] of html.matchAll(
    /<script(?![^>]*(?:\bsrc=|type="(?:text\/plain|application\/)))[^>]*>([\s\S]*?)<\/script>/g,
  )) {
    expect(scripts, text.slice(0, 80)).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  for (const source of [...policy.values()].flat())
    expect(source).toMatch(/^(?:'self'|'none'|'sha256-[\w+/=]+'|data:|https:\/\/www\.googletagmanager\.com)$/);
}

describe('without a tag manager', () => {
  it('neither pages nor their policy mention one, and visitors are not asked for consent', async () => {
    for (const answer of await pagesWith({})) {
      expectStrict(answer);
      for (const word of ['googletagmanager', 'dataLayer', 'data-consent']) expect(answer.html.includes(word), word).toBe(false);
      expect([...answer.policy.values()].flat()).not.toContain(ORIGIN);
      expect(answer.policy.has('frame-src')).toBe(false);
    }
  });
});

describe('with a tag manager that needs no consent', () => {
  it('every page has its script and frame, and the policy allows its origin and the inline script', async () => {
    for (const answer of await pagesWith({ TAG_MANAGER_ID: ID, TAG_MANAGER_CONSENT: 'not-required' })) {
      expectStrict(answer);
      expect(answer.html).toContain(`src="${ORIGIN}/gtm.js?id=${ID}"`);
      expect(answer.html).toMatch(new RegExp(`<noscript><iframe src="${ORIGIN}/ns\\.html\\?id=${ID}"`));
      expect(answer.html).toContain("event:'gtm.js'");
      expect(answer.html).not.toContain('data-consent-bar');
      expect(answer.policy.get('frame-src')).toEqual([ORIGIN]);
      for (const name of ['script-src', 'img-src', 'connect-src']) expect(answer.policy.get(name), name).toContain(ORIGIN);
      for (const name of ['default-src', 'style-src', 'font-src', 'form-action'])
        expect(answer.policy.get(name), name).not.toContain(ORIGIN);
    }
  });
});

describe('with a tag manager that needs consent', () => {
  it('a page loads nothing of it before asking for consent', async () => {
    for (const consent of ['', 'required']) {
      for (const answer of await pagesWith({ TAG_MANAGER_ID: ID, TAG_MANAGER_CONSENT: consent })) {
        expectStrict(answer);
        expect(answer.html).not.toMatch(/<(?:script|iframe|img|link)[^>]*googletagmanager/);
        expect(answer.html).toContain('data-consent-bar');
        expect(answer.html).toMatch(
          /<button[^>]*data-consent-choice="accepted"[^>]*>Accept<\/button><button[^>]*data-consent-choice="declined"[^>]*>Reject<\/button>/,
        );
        expect(answer.policy.get('script-src')).toContain(ORIGIN);
      }
    }
  });

  it('an invalid ID is rejected at startup, with the variable’s name', async () => {
    await expect(startInstance(processes, database.url, { TAG_MANAGER_ID: 'UA-1' })).rejects.toMatchObject({
      output: expect.stringContaining('TAG_MANAGER_ID: must look like GTM-XXXXXXX'),
    });
  });
});
