import { describe, vi } from 'vitest';
import { sharePayload } from './in-process/payload';

// Outside of Next there is no page whose cache entry could be tagged.
vi.mock('@/platform/page-cache/add-cache-tags', () => ({ addCacheTags: () => Promise.resolve() }));
// The tests read what is queued.
vi.mock('@/cms/outbox/deliver', () => ({ triggerDelivery: () => undefined }));

/* Suites that share a database, and Payload in this process, which takes one and a half seconds of CPU time to load. */
await sharePayload();

describe('editor-reports', async () => void (await import('./in-process/editor-reports')));
describe('payload-internals', async () => void (await import('./in-process/payload-internals')));
describe('fact-updates', async () => void (await import('./in-process/fact-updates')));
describe('registrations', async () => void (await import('./in-process/registrations')));
describe('exams', async () => void (await import('./in-process/exams')));
