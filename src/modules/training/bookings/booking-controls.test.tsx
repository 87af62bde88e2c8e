// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderInDocument } from '@/ui/testing/test-root';
import * as z from 'zod/mini';
import { SIGNED_IN } from '@/modules/account/testing/signed-in';
import { type AccountBooking, type AccountBookings, type BookingRequest, bookingRequestSchema } from './booking';
import { BookingControls } from './booking-controls';

const CLASS = 'a-class';
const LAPSED = 'Your seat was held for a limited time, which has ended.';
const HELD: AccountBooking = {
  class: CLASS,
  url: `/training/classes/${CLASS}`,
  course: 'A course',
  when: 'January 12, 2027',
  begin: '2027-01-12T08:00:00.000Z',
  end: '2027-01-12T16:00:00.000Z',
  state: 'held',
  name: null,
  until: '2026-11-26T12:00:00.000Z',
  position: null,
};

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const onSeatsChange = vi.fn();
beforeEach(() => onSeatsChange.mockClear());

/** Answers like the site, where each hold ends before it is booked. */
function createSite(isReachable: () => boolean) {
  let bookings: AccountBooking[] = [HELD];
  const requests: BookingRequest[] = [];
  const respond = (): Response => Response.json({ bookings, full: null } satisfies AccountBookings);
  const fetchFromSite = (_path: string, { method, body }: { method: string; body?: string }): Promise<Response> => {
    if (method === 'GET') return isReachable() ? Promise.resolve(respond()) : Promise.reject(new TypeError('Failed to fetch'));
    const request = z.parse(bookingRequestSchema, JSON.parse(body ?? ''));
    requests.push(request);
    bookings = request.action === 'hold' ? [HELD] : [];
    if (request.action === 'hold') return Promise.resolve(respond());
    return Promise.resolve(Response.json({ error: 'invalid_request', message: LAPSED }, { status: 409 }));
  };
  return { requests, fetchFromSite };
}

async function renderTools(isReachable = () => true) {
  const { requests, fetchFromSite } = createSite(isReachable);
  vi.stubGlobal('fetch', fetchFromSite);
  const container = await renderInDocument(
    <BookingControls trainingClass={CLASS} others={[]} signOn={SIGNED_IN} onSeatsChange={onSeatsChange} />,
  );
  const press = (label: string) =>
    act(async () => {
      const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label);
      if (!button) throw new Error(`There is no button “${label}” in ${container.innerHTML}`);
      if (button.type === 'submit') button.form?.requestSubmit();
      else button.click();
    });
  const type = (text: string) => {
    const note = container.querySelector('textarea');
    if (note) note.value = text;
    note?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { container, requests, press, type };
}

it('after a hold has ended, a seat can be held again without a reload, and the form has what was sent', async () => {
  const { container, requests, press, type } = await renderTools();
  type('I need a large screen.');
  await press('Book the seat');
  expect(container.querySelector('[role=status]')?.textContent).toBe(LAPSED);
  expect(container.querySelector('form')).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('[data-booking]'));
  await press('Hold a seat');
  expect(container.querySelector('textarea')?.value).toBe('I need a large screen.');
  expect(requests.map(({ action }) => action)).toEqual(['book', 'hold']);
  expect(onSeatsChange, 'the page has the seats that are left after each').toHaveBeenCalledTimes(2);
});

it('what was typed is still there when a phone loads the page again, until the seat is given up', async () => {
  const { type } = await renderTools();
  type('I need a large screen.');
  const { container } = await renderTools();
  expect(container.querySelector('textarea')?.value).toBe('I need a large screen.');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ bookings: [], full: null } satisfies AccountBookings)));
  await act(async () => container.querySelector<HTMLButtonElement>('[data-booking] > button')?.click());
  await vi.waitFor(() => expect(container.querySelector('form')).toBeNull());
  const later = await renderTools();
  expect(later.container.querySelector('textarea')?.value).toBe('');
});

it('when the time of a hold is over, the form stays and says that it can still be sent', async () => {
  vi.useFakeTimers({ now: Date.parse(HELD.until ?? '') - 60_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = await renderTools();
  const deadline = container.querySelector('[aria-live]');
  expect(deadline?.textContent).toMatch(/^A seat is held for you until /);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(container.querySelector('[aria-live]'), 'the same element, which is announced').toBe(deadline);
  expect(deadline?.textContent).toContain('Send this form anyway');
  expect(container.querySelector('form')).not.toBeNull();
});

it('the form stays when the bookings can’t be loaded after a failure', async () => {
  let isReachable = true;
  const { container, press } = await renderTools(() => isReachable);
  isReachable = false;
  await press('Book the seat');
  expect(container.querySelector('[role=status]')?.textContent).toBe(LAPSED);
  expect(container.querySelector('form')).not.toBeNull();
  expect(onSeatsChange, 'without a network, Next would reload the page').not.toHaveBeenCalled();
});

it('"Try again" moves the focus to the panel, because the button is removed', async () => {
  let isReachable = false;
  const { container, press } = await renderTools(() => isReachable);
  isReachable = true;
  await press('Try again');
  expect(container.querySelector('form')).not.toBeNull();
  expect(document.activeElement).toBe(container.querySelector('[data-booking]'));
});

it('after a move, the panel names the new class, links to it, and offers no seat in the old one', async () => {
  const other: AccountBooking = {
    ...HELD,
    class: 'b-class',
    url: '/training/classes/b-class',
    when: 'January 18, 2027',
    until: null,
  };
  let bookings: AccountBooking[] = [{ ...HELD, state: 'booked', begin: '2999-01-12T08:00:00.000Z', until: null }];
  vi.stubGlobal('fetch', (_path: string, { method }: { method: string }) => {
    if (method === 'POST') bookings = [{ ...other, state: 'booked' }];
    return Promise.resolve(Response.json({ bookings, full: null } satisfies AccountBookings));
  });
  const others = [{ key: 'b-class', label: 'January 18' }];
  const container = await renderInDocument(
    <BookingControls trainingClass={CLASS} others={others} signOn={SIGNED_IN} onSeatsChange={onSeatsChange} />,
  );
  await act(async () => container.querySelector('form')?.requestSubmit());
  expect(container.textContent).toContain('Your seat is now in another class.');
  expect(container.textContent).toContain(other.when);
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([other.url, '/dashboard']);
  expect(container.querySelector('button')).toBeNull();
});

it('a booked seat is canceled only after a question', async () => {
  const sent: BookingRequest[] = [];
  const booked: AccountBooking = { ...HELD, state: 'booked', until: null };
  vi.stubGlobal('fetch', (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') sent.push(z.parse(bookingRequestSchema, JSON.parse(body ?? '')));
    return Promise.resolve(Response.json({ bookings: sent.length === 0 ? [booked] : [], full: null } satisfies AccountBookings));
  });
  const container = await renderInDocument(
    <BookingControls trainingClass={CLASS} others={[]} signOn={SIGNED_IN} onSeatsChange={onSeatsChange} />,
  );
  expect(container.querySelector('details > summary')?.textContent).toBe('Cancel the seat');
  expect([...container.querySelectorAll('button')].map((button) => button.closest('details') !== null)).toEqual([true]);
  await act(async () => container.querySelector<HTMLButtonElement>('details > button')?.click());
  expect(sent).toEqual([{ action: 'cancel', class: CLASS }]);
  expect(container.textContent).toContain('You no longer have a booking');
});

it('back in this tab, the panel shows what happened in another, but a form stays as it is', async () => {
  const booked: AccountBooking = { ...HELD, state: 'booked', until: null };
  let bookings: AccountBooking[] = [booked];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ bookings, full: null } satisfies AccountBookings)));
  const comeBackAfter = (changed: AccountBooking[]) =>
    act(async () => {
      bookings = changed;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const container = await renderInDocument(
    <BookingControls trainingClass={CLASS} others={[]} signOn={SIGNED_IN} onSeatsChange={onSeatsChange} />,
  );
  expect(container.textContent).toContain('You have a seat');
  await comeBackAfter([]);
  expect(container.querySelector('button')?.textContent).toBe('Hold a seat');
  await comeBackAfter([HELD]);
  expect(container.querySelector('form')).not.toBeNull();
  await comeBackAfter([]);
  expect(container.querySelector('form')).not.toBeNull();
});
