import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { setDraftWrite } from '@/cms/core/changes/draft-writes';
import { restoreRedirectChoice } from './url-fields';

const collection = { slug: 'pages' };

function createRequest(data: PayloadRequest['data'], isDraft: boolean): Pick<PayloadRequest, 'context' | 'data'> {
  const req = { context: {}, ...(data ? { data } : {}) };
  setDraftWrite(req, collection.slug, isDraft);
  return req;
}

test('a saved draft keeps the choice not to redirect', () => {
  expect(restoreRedirectChoice({ collection, req: createRequest({ redirectOldUrl: false }, true) })).toBe(false);
});

test.each([{ redirectOldUrl: true }, {}, undefined])('otherwise, a draft has the default (%j)', (data) => {
  expect(restoreRedirectChoice({ collection, req: createRequest(data, true) })).toBeUndefined();
});

test('after publishing and on a read, the default applies again', () => {
  expect(restoreRedirectChoice({ collection, req: createRequest({ redirectOldUrl: false }, false) })).toBeUndefined();
  expect(restoreRedirectChoice({ collection, req: { context: {} } })).toBeUndefined();
});
