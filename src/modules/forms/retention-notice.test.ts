import { expect, it } from 'vitest';
import type { FormSubjectKind } from './definition';
import { getRetentionNotice } from './retention-notice';

const about = (subject: FormSubjectKind) =>
  getRetentionNotice({ key: 'some', keepDays: 180, fields: [{ name: 'entry', kind: 'select', label: 'Entry', subject }] });

it('the retention of a registration counts from the end of what it is for, others from today', () => {
  expect(about('webinars')).toBe(
    'We use what you send to answer it, keep it for 180 days after the webinar, and then delete it.',
  );
  expect(about('events')).toContain('for 180 days after the event,');
  expect(about('job-openings')).toContain('for 180 days, and');
  expect(getRetentionNotice({ key: 'contact', keepDays: 365, fields: [] })).toContain('for a year, and');
});
