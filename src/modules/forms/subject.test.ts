import { describe, expect, it } from 'vitest';
import type { FormDefinition } from './definition';
import { validateForm } from './field-schema';
import { resolveSubjectFields } from './subject';

const definition: FormDefinition = {
  key: 'register',
  name: 'Register',
  submitLabel: 'Send',
  thankYou: '/thank-you-page',
  nextSteps: '',
  keepDays: 1,
  fields: [{ name: 'event', kind: 'select', label: 'Event', required: true, subject: 'events' }],
};
const findTitles = (): Promise<string[]> => Promise.resolve(['Postgres Day', 'Workshop', 'Workshop']);

describe('a field that offers entries', () => {
  it('has the open ones as options, and accepts nothing else', async () => {
    const resolved = await resolveSubjectFields(definition, undefined, findTitles);
    expect(resolved.fields).toEqual([{ ...definition.fields[0], options: ['Postgres Day', 'Workshop'] }]);
    expect(validateForm(resolved, { event: ['Workshop'] })).toMatchObject({ ok: true });
    expect(validateForm(resolved, { event: ['A past event'] })).toMatchObject({
      ok: false,
      problems: [{ name: 'event', message: 'Choose from the list for “Event”.' }],
    });
  });

  it('is text while none is open', async () => {
    const resolved = await resolveSubjectFields(definition, undefined, () => Promise.resolve([]));
    expect(resolved.fields[0]?.kind).toBe('text');
  });

  it('is text where the URL names the entry', async () => {
    const subject = { field: 'event', url: '/resources/events/workshop', title: 'Workshop', description: '' };
    expect((await resolveSubjectFields(definition, subject, findTitles)).fields[0]?.kind).toBe('text');
  });
});
