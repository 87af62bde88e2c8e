// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import { AttendanceForm } from './attendance-form';

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => <button onClick={onClick}>{children}</button>,
}));

afterEach(() => vi.unstubAllGlobals());

/** Renders the form of class 3 with two people, and records what it sends. */
function renderForm(answers: readonly (Response | Error)[]) {
  const rest = [...answers];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(typeof body === 'string' ? body : ''));
    const answer = rest.shift() ?? new Error('Nothing is sent here.');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const { container, root } = createTestRoot();
  const people = [
    { id: 7, name: 'Ada', attendance: null },
    { id: 8, name: 'Bo', attendance: null },
  ] as const;
  act(() => root.render(<AttendanceForm classId={3} people={people} />));
  const choose = (index: number, value: string) =>
    act(() => {
      const select = container.querySelectorAll('select')[index];
      if (select === undefined) throw new Error('There is no such person.');
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const save = async () => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save attendance');
    await act(async () => button?.click());
    return container.querySelector('[role=status]')?.textContent;
  };
  return { sent, choose, save };
}

it('only what was changed in this form is sent, so another person’s records of the same class stay', async () => {
  const { sent, choose, save } = renderForm([Response.json({ changed: 1 }), Response.json({ changed: 1 })]);
  choose(0, 'present');
  expect(await save()).toBe('Saved. 1 booking was changed.');
  expect(await save()).toBe('Already saved. There were no changes.');
  choose(1, 'absent');
  await save();
  choose(1, '');
  choose(1, 'absent');
  expect(await save()).toBe('Already saved. There were no changes.');
  expect(sent).toEqual([
    { class: 3, attendance: [{ booking: 7, value: 'present' }] },
    { class: 3, attendance: [{ booking: 8, value: 'absent' }] },
  ]);
});

it('what could not be saved is sent again', async () => {
  const { sent, choose, save } = renderForm([new Error('offline'), Response.json({ changed: 0 })]);
  choose(1, 'partly');
  expect(await save()).toMatch(/^Not saved: the server can’t be reached/);
  expect(await save(), 'the first response was lost').toBe('Already saved. There were no changes.');
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ class: 3, attendance: [{ booking: 8, value: 'partly' }] })));
});
