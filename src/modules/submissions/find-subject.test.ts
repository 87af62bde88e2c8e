import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FormEntry } from '@/payload-types';
import type { SubjectConfirmations } from '@/modules/forms/server';
import { findConfirmedSubject } from './find-subject';

/** A published webinar that ends at this time. */
interface Stored {
  slug: string;
  title: string;
  end?: string;
}

const FORM = { fields: [{ name: 'webinar', kind: 'select', label: 'Webinar', required: true, subject: 'webinars' }] } as const;
const form = { fields: FORM.fields.map((field) => ({ ...field })) };

const confirmations: Pick<SubjectConfirmations, 'webinars'> = {
  webinars: (doc, now) => {
    const end = z.object({ end: z.string().optional() }).optional().parse(doc)?.end;
    const isOver = end !== undefined && new Date(end) <= now;
    return { heading: doc?.slug ?? 'gone', facts: [], notes: [], ...(isOver && { isOver }) };
  },
};

/** Payload with these published webinars; it finds those with the slugs of a query. */
function createPayload(stored: readonly Stored[]): Payload {
  const find = ({ where, select }: { where: unknown; select?: unknown }) => {
    const slugs = /"in":(\[[^\]]*\])/.exec(JSON.stringify(where))?.[1];
    const wanted = z.array(z.string()).parse(JSON.parse(slugs ?? '[]'));
    return Promise.resolve({ docs: select ? stored : stored.filter(({ slug }) => wanted.includes(slug)) });
  };
  const collections = { 'form-entries': { config: { custom: { confirmations } } } };
  return z.custom<Payload>().parse({ find, collections });
}

/** Returns the heading for a submission with this title from this page. */
async function findHeading(
  stored: readonly Stored[],
  title: string,
  { page = '/resources/webinars', fields = form }: { page?: string; fields?: typeof form } = {},
): Promise<string | undefined> {
  const values: FormEntry['values'] = [{ name: 'webinar', label: 'Webinar', value: title }];
  const entry = { page, values, createdAt: '2026-11-28T10:00:00Z' };
  return (await findConfirmedSubject({ payload: createPayload(stored), entry, form: fields }))?.heading;
}

describe('the entry that a form was sent about', () => {
  const stored = [
    { slug: 'pools', title: 'Pools' },
    { slug: 'locks', title: 'Locks' },
  ];

  it('is the one in the URL of the page, also when its title has changed since', async () => {
    expect(await findHeading(stored, 'Pools and queues', { page: '/resources/webinars/register/pools' })).toBe('pools');
    expect(await findHeading(stored, 'Pools', { page: '/resources/webinars/register/gone' })).toBe('gone');
  });

  it('is the one with the chosen title', async () => {
    expect(await findHeading(stored, 'Locks')).toBe('locks');
    expect(await findHeading(stored, 'Something typed')).toBe('gone');
  });

  it('with a title that is used again is the one that was open, or none when there are several', async () => {
    const again = (end: string) => [{ slug: 'last-year', title: 'Pools', end }, ...stored];
    expect(await findHeading(again('2025-11-28T10:00:00Z'), 'Pools')).toBe('pools');
    expect(await findHeading(again('2026-12-28T10:00:00Z'), 'Pools')).toBeUndefined();
  });

  it('doesn’t exist for a form without a field for one', async () => {
    expect(await findHeading(stored, 'Pools', { fields: { fields: [] } })).toBeUndefined();
  });
});
