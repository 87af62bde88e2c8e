import { describe, expect, it } from 'vitest';
import { createEntryHeader, CACHED_ENTRY_HEADER, findEntryHeader } from './cached-entry';
import { deserializePage, readBody, serializePage, type CachedPage } from './cached-page';
import { compressText } from './compressed-text';

const bytes = Buffer.from([0, 255, 10, 128]);

const pages: CachedPage[] = [
  {
    lastModified: 1_700_000_000_000,
    cacheControl: { revalidate: false, expire: 31_536_000 },
    value: {
      kind: 'APP_PAGE',
      html: '<p>“Grüße” & </script>\u2028</p>',
      rscData: bytes,
      segmentData: new Map([
        ['/_tree', bytes],
        ['/__PAGE__', Buffer.alloc(0)],
      ]),
      status: 404,
      headers: { 'x-next-cache-tags': 'a,b', 'set-cookie': ['a', 'b'], 'content-length': 12 },
    },
  },
  { lastModified: 1, value: { kind: 'APP_PAGE', html: '' } },
  {
    lastModified: 2,
    cacheControl: { revalidate: 60 },
    value: { kind: 'APP_ROUTE', body: bytes, status: 200, headers: { 'content-type': 'text/plain' } },
  },
];

describe('serialized page', () => {
  it.each(pages)('is restored unchanged ($value.kind, $lastModified)', (page) => {
    expect(deserializePage(serializePage(page))).toEqual(page);
  });

  it('is restored with its buffers and its map, not lookalikes', () => {
    const [first] = pages;
    const { value } = deserializePage(serializePage(first ?? { lastModified: 0, value: { kind: 'APP_PAGE', html: '' } }));
    expect(value.kind === 'APP_PAGE' && value.rscData).toBeInstanceOf(Buffer);
    expect(value.kind === 'APP_PAGE' && value.segmentData).toBeInstanceOf(Map);
    expect(value.kind === 'APP_PAGE' && value.segmentData?.get('/_tree')).toBeInstanceOf(Buffer);
  });

  it.each(pages)('has the body of its response ($value.kind, $lastModified)', async (page) => {
    const { value } = page;
    const body = value.kind === 'APP_PAGE' ? Buffer.from(value.html) : value.body;
    expect(await readBody({ value: await compressText(serializePage(page)) })).toEqual(body);
  });

  it('identifies its entry, which its text cannot imitate', () => {
    const header = createEntryHeader('build/page');
    const html = `<p>"${CACHED_ENTRY_HEADER}":"another"</p>`;
    const named = { lastModified: 1, value: { kind: 'APP_PAGE' as const, html, headers: { [CACHED_ENTRY_HEADER]: header } } };
    expect(findEntryHeader(serializePage(named))).toBe(header);
    expect(findEntryHeader(serializePage({ lastModified: 1, value: { kind: 'APP_PAGE', html } }))).toBeUndefined();
  });

  it.each([
    '',
    '{}',
    '{"lastModified":1,"value":{"kind":"PAGES","html":""}}',
    '{"lastModified":1,"value":{"kind":"APP_ROUTE","status":200}}',
  ])('is rejected in another format: %s', (text) => {
    expect(() => deserializePage(text)).toThrow();
  });
});
