import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Review, ReviewedEntry } from '@/cms/core/publishing/review';
import { setRestoredApproval } from '@/cms/drafts/restore-version';
import { setDraftWrite } from '@/cms/core/changes/draft-writes';
import { captureWriteIntent, createPublishingRulesHook } from './publishing-rules';

type HookArguments = Parameters<CollectionBeforeChangeHook>[0];

const PERSON = 2;
const asked: Review = { state: 'asked', note: 'Shorter.', changedBy: 1 };
const approved: Review = { state: 'approved', note: null, changedBy: 1, decidedBy: 3, decidedAt: '2026-11-21T12:00:00.000Z' };

interface Change {
  role: string;
  review: Review;
  published?: ReviewedEntry & { title: string };
  status?: 'draft' | 'published';
}

/** Publishes a draft with a review, or takes the entry down, and returns the review that is stored. */
async function publish({ role, review, published, status = 'published' }: Change): Promise<unknown> {
  const enforce = createPublishingRulesHook({ capture: ({ data }) => data, get: () => published && { ...published, id: 7 } });
  const draft = { id: 7, title: published === undefined ? 'New' : 'A draft over it', review, _status: 'draft' };
  const given = {
    collection: { slug: 'pages', flattenedFields: [{ name: 'title', type: 'text' }] },
    // A request without a review: Payload fills in that of the draft.
    data: { ...draft, title: published?.title ?? draft.title, _status: status },
    operation: 'update',
    originalDoc: draft,
    req: {
      context: {},
      user: { id: PERSON, collection: 'users', roles: [role] },
      payload: { db: { drizzle: { execute: () => Promise.resolve({ rows: [] }) }, sessions: {} } },
    },
  };
  const stored: unknown = await enforce(z.custom<HookArguments>().parse(given));
  return z.object({ review: z.unknown() }).parse(stored).review;
}

describe('publishing', () => {
  it('settles a review that is still requested', async () => {
    expect(await publish({ role: 'administrator', review: asked })).toEqual({ state: 'writing', note: null, changedBy: 1 });
  });

  it('keeps an approval', async () => {
    expect(await publish({ role: 'editor', review: approved })).toEqual(approved);
  });

  it('needs an approval, except by an administrator', async () => {
    await expect(publish({ role: 'editor', review: asked })).rejects.toThrow('Review');
  });

  it.each(['author', 'reviewer'])('is refused for the role %s, also with an approval', async (role) => {
    await expect(publish({ role, review: approved })).rejects.toThrow('Your role can’t publish.');
  });
});

it('what is public is taken down only by those who publish', async () => {
  const change = { review: approved, published: { title: 'Public', _status: 'published' }, status: 'draft' } as const;
  await expect(publish({ role: 'author', ...change })).rejects.toThrow('your role can’t change published content');
  expect(await publish({ role: 'editor', ...change })).toMatchObject({ changedBy: PERSON });
});

it('reverting to the published version settles the review of the draft', async () => {
  const published = { title: 'Public', _status: 'published' } as const;
  expect(await publish({ role: 'editor', review: asked, published })).toEqual({
    state: 'writing',
    note: null,
    changedBy: PERSON,
  });
});

describe('restoring a version', () => {
  /** Restores a version over a draft, and returns the review of the new draft. */
  const restore = async (version: Review, wasPublic: boolean) => {
    const enforce = createPublishingRulesHook({ capture: ({ data }) => data, get: () => undefined });
    const user = { id: PERSON, collection: 'users', roles: ['editor'] };
    const req = z.custom<PayloadRequest>().parse({ context: { isRestoringVersion: true }, user });
    setDraftWrite(req, 'pages', true);
    if (wasPublic) setRestoredApproval(req, 'pages', version);
    const stored: unknown = await enforce(
      z.custom<HookArguments>().parse({
        collection: { slug: 'pages', flattenedFields: [{ name: 'title', type: 'text' }] },
        data: { id: 7, title: 'As it was', review: version, _status: 'draft' },
        operation: 'update',
        originalDoc: { id: 7, title: 'Now', review: { state: 'writing', changedBy: PERSON }, _status: 'draft' },
        req,
      }),
    );
    return z.object({ review: z.unknown() }).parse(stored).review;
  };

  it('begins a new review, also when a draft had been approved', async () => {
    for (const review of [approved, asked])
      expect(await restore(review, false)).toMatchObject({ state: 'writing', changedBy: PERSON });
  });

  it('that was approved and public brings its approval back', async () => {
    expect(await restore(approved, true)).toEqual(approved);
  });

  it('is refused without draft=true: Payload would write the version to the public entry', async () => {
    const req = { context: {}, user: { id: PERSON, collection: 'users', roles: ['administrator'] } };
    const capture = async (args: object) =>
      captureWriteIntent(
        z.custom<Parameters<CollectionBeforeOperationHook>[0]>().parse({
          args,
          operation: 'restoreVersion',
          collection: { slug: 'pages' },
          req,
        }),
      );
    await expect(capture({ draft: false })).rejects.toThrow('Request it with draft=true. Nothing was changed.');
    await expect(capture({})).rejects.toThrow('Request it with draft=true.');
    await expect(capture({ draft: true })).resolves.toBeUndefined();
  });
});
