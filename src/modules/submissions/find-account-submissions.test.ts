import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findAccountSubmissions } from './find-account-submissions';

const ENTRY = {
  id: 1,
  reference: 'abc',
  form: 'webinar-registration',
  formName: 'Registration',
  createdAt: '2026-11-28',
  state: 'new',
};
const WEBINAR = { slug: 'pools', title: 'Pools', canceled: true, cancellation: 'Our speaker is ill. Read [this](/blog).' };

/** Payload with a registration, and with the webinar that it is about. */
function createPayload(webinar: object, about: string | null): Payload {
  const docs: Record<string, object[]> = {
    'form-entries': [{ ...ENTRY, about }],
    forms: [{ key: ENTRY.form, nextSteps: 'You get the link.' }],
    webinars: [webinar],
  };
  return z.custom<Payload>().parse({ find: ({ collection }: { collection: string }) => ({ docs: docs[collection] ?? [] }) });
}

it.each([
  ['was canceled', WEBINAR, '/resources/webinars/pools', 'Canceled: Pools. Our speaker is ill. Read this.'],
  ['takes place', { ...WEBINAR, canceled: false }, '/resources/webinars/pools', 'You get the link.'],
  ['isn’t known', WEBINAR, null, 'You get the link.'],
])('the dashboard says what happens next when what a form is about %s', async (_what, webinar, about, expected) => {
  const owner = { subject: 'ada', verifiedEmail: undefined };
  const [found] = await findAccountSubmissions(createPayload(webinar, about), owner);
  expect(found?.nextSteps).toBe(expected);
});
