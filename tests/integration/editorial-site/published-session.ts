import ICAL from 'ical.js';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Person } from '../support/editors';
import { postForm } from '../support/form-visitor';
import { database, site } from './site';

export const FIRST = '2055-03-09T10:00';
export const SECOND = '2055-03-16T10:00';
export const REASON = 'Our speaker is ill. Read [our tutorials](/postgres-tutorials).';

const savedSchema = z.object({ doc: z.looseObject({ id: z.number() }) });
const stateSchema = z.object({
  registrations: z.number(),
  people: z.number(),
  listUrl: z.string().nullable(),
  notice: z
    .looseObject({ change: z.string(), difference: z.string().nullable(), subject: z.string(), text: z.string() })
    .nullable(),
  sent: z.array(z.looseObject({ change: z.string(), sent: z.number(), waiting: z.number() })),
});

let count = 0;

/** What the kinds of sessions have in addition to what all have. */
const KINDS = {
  webinars: {
    form: 'webinar-registration',
    field: 'webinar',
    fields: { level: 'intermediate', minutes: 60, speakers: [{ name: 'Support', role: 'Answers cases' }] },
  },
  events: {
    form: 'event-registration',
    field: 'event',
    fields: {
      kind: 'workshop',
      region: 'europe',
      city: 'Munich',
      country: 'Germany',
      end: '2055-03-09T17:00',
      language: 'German',
      host: 'The user group',
    },
  },
} as const;

/** A webinar or an event that was published, and whose page has a form to register. */
export class PublishedSession {
  private constructor(
    readonly collection: keyof typeof KINDS,
    readonly id: number,
    readonly slug: string,
    readonly title: string,
  ) {}

  static async create(collection: keyof typeof KINDS = 'webinars'): Promise<PublishedSession> {
    count += 1;
    const [slug, title] = [`canceled-${count}`, `A session of the test no. ${count}`];
    const answer = await send('administrator', 'POST', `/${collection}`, {
      slug,
      title,
      description: 'What this session is about, said in more than fifty characters for cards.',
      body: 'What we will show.',
      topics: ['administration'],
      start: FIRST,
      zone: 'Europe/Berlin',
      registration: `/resources/${collection}`,
      ...KINDS[collection].fields,
      _status: 'published',
    });
    const { id } = savedSchema.parse(answer).doc;
    // The SEQUENCE of a calendar file counts seconds, and a change in the same second would have the same.
    await database.client.query(
      `update ${collection} set content_changed_at = content_changed_at - interval '1 minute' where id = $1`,
      [id],
    );
    return new PublishedSession(collection, id, slug, title);
  }

  get list(): string {
    return `/resources/${this.collection}`;
  }

  get path(): string {
    return `${this.list}/${this.slug}`;
  }

  publish(fields: object): Promise<unknown> {
    return send('administrator', 'PATCH', `/${this.collection}/${this.id}`, { ...fields, _status: 'published' });
  }

  saveDraft(fields: object): Promise<unknown> {
    return send('administrator', 'PATCH', `/${this.collection}/${this.id}?draft=true`, { ...fields, _status: 'draft' });
  }

  register(name: string, page = `${this.list}/register/${this.slug}`): Promise<Response> {
    const { form, field } = KINDS[this.collection];
    return postForm(site.url, { page, form, fields: { name, email: this.emailOf(name), [field]: this.title } });
  }

  emailOf(name: string): string {
    return `${name.toLowerCase()}@${this.slug}.example`;
  }

  /** Returns the emails about changes, which the outbox sends now. */
  async notices(expected: number) {
    const read = async () => {
      const { rows } = await database.client.query<{ to: string; kind: string; subject: string; text: string; calendar: string }>(
        `select "to", kind, subject, text, calendar from mails where "to" like $1 and kind::text like 'registration-%' order by id`,
        [`%@${this.slug}.example`],
      );
      return rows;
    };
    await database.client.query("update form_deliveries set next_attempt_at = now() where state = 'waiting'");
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('deliver-forms', 'deliveries', false, 0)",
    );
    await expect.poll(async () => (await read()).length, { timeout: 120_000 }).toBe(expected);
    await expect.poll(() => this.countWaiting()).toBe(0);
    return read();
  }

  async countWaiting(): Promise<number> {
    const { rows } = await database.client.query<{ count: number }>(
      `select count(*)::int from form_deliveries d join form_entries e on e.id = d.entry_id
       where e.email like $1 and d.state = 'waiting' and d.kind::text like 'registration-%'`,
      [`%@${this.slug}.example`],
    );
    return rows[0]?.count ?? 0;
  }

  async state(person: Person = 'administrator') {
    const answer = await (await site.as(person))('GET', `/${this.collection}/${this.id}/registrations`);
    return stateSchema.parse(answer.body);
  }
}

export async function send(person: Person, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await (await site.as(person))(method, path, body);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

export function parseEvent(file: string): ICAL.Event {
  return new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
}

/** Returns the calendar file of the confirmation of a registration. */
export async function findFirstFile(email: string): Promise<string> {
  const read = async () => {
    const { rows } = await database.client.query<{ calendar: string }>(
      `select calendar from mails where "to" = $1 and kind = 'confirmation'`,
      [email],
    );
    return rows[0]?.calendar;
  };
  await expect.poll(read).toContain('METHOD:PUBLISH');
  return (await read()) ?? '';
}
