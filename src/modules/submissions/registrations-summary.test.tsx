import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RegistrationsState } from './notices/registrations-state';
import { RegistrationsSummary } from './registrations-summary';

const NONE: RegistrationsState = { registrations: 0, people: 0, listUrl: null, notice: null, sent: [] };
const NOTICE = {
  change: 'canceled' as const,
  difference: null,
  subject: 'Canceled: Pools',
  text: 'It is canceled.',
  startsAt: '2027-02-16T08:00:00.000Z',
};
const render = (state: Partial<RegistrationsState>) =>
  renderToStaticMarkup(<RegistrationsSummary state={{ ...NONE, ...state }} />);

it('counts registrations and people, with a link for those who may read the list', () => {
  expect(render({})).toContain('No registrations yet.');
  expect(render({ registrations: 1, people: 1 })).toContain('>1 registration</p>');
  expect(render({ registrations: 3, people: 2 })).toContain('3 registrations by 2 people');
  expect(render({ registrations: 2, people: 1 })).toContain('2 registrations by 1 person');
  expect(render({ registrations: 12, people: 12, listUrl: '/list' })).toContain('<a href="/list">12 registrations</a>');
});

it('says before publishing what will happen, and whom it notifies of what', () => {
  const many = render({ registrations: 2000, people: 2000, notice: NOTICE });
  expect(many).toContain('Publishing cancels it.');
  expect(many).toContain('The 2,000 people who have registered get an email');
  expect(many).toContain('It is canceled.');
  expect(render({ registrations: 2, people: 1, notice: NOTICE })).toContain('The person who has registered gets an email');
  const moved = render({ registrations: 1, people: 1, notice: { ...NOTICE, change: 'moved', difference: 'end time and place' } });
  expect(moved).toContain('Publishing announces a new end time and place.');
  const nobody = render({ notice: NOTICE });
  expect(nobody).toContain('nobody is notified');
  expect(nobody).not.toContain('It is canceled.');
});

it('says afterward what was sent', () => {
  const sent = [{ change: 'moved' as const, at: '2027-02-01T08:00:00.000Z', sent: 40, waiting: 2, failed: 0 }];
  const html = render({ registrations: 42, people: 42, sent });
  expect(html).toContain('New time or place, ');
  expect(html).toContain(': 40 sent, 2 waiting');
  expect(html).not.toContain('failed');
});
