import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MissingPages } from './missing-pages';

const LIST = { redirected: [], prefixes: ['/products'], pages: [] };

let answer: { status: number; body: string };
let asked: number;
let isReady: boolean;
let pages: MissingPages;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = { status: 200, body: JSON.stringify(LIST) };
  asked = 0;
  isReady = true;
  pages = new MissingPages(
    async (_request, response) => {
      asked += 1;
      response.writeHead(answer.status);
      response.end(answer.body);
    },
    'www.example.com',
    async () => isReady,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a path that is not on the list leads nowhere', async () => {
  expect(await pages.isMissing('/leads-nowhere')).toBe(true);
  expect(await pages.isMissing('/products')).toBe(false);
});

it('while Postgres is away, the list is not read for each path, and nothing is said to be missing', async () => {
  await pages.isMissing('/leads-nowhere');
  const before = asked;
  [answer, isReady] = [{ status: 500, body: '' }, false];
  for (let number = 0; number < 50; number += 1) {
    expect(await pages.isMissing(`/leads-nowhere-${number}`)).toBe(false);
    expect(pages.isUnknowable(`/leads-nowhere-${number}`)).toBe(true);
  }
  expect(pages.isUnknowable('/products'), 'a page that may be in memory is rendered').toBe(false);
  expect(asked - before).toBe(1);
});

it('when Postgres is back, the list is read again within a second', async () => {
  await pages.isMissing('/leads-nowhere');
  [answer, isReady] = [{ status: 500, body: '' }, false];
  await pages.isMissing('/leads-nowhere');
  expect(await pages.isMissing('/leads-nowhere')).toBe(false);
  [answer, isReady] = [{ status: 200, body: JSON.stringify(LIST) }, true];
  vi.setSystemTime(Date.now() + 1_001);
  expect(await pages.isMissing('/leads-nowhere')).toBe(true);
  expect(pages.isUnknowable('/leads-nowhere')).toBe(false);
});
