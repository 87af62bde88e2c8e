import { expect, it } from 'vitest';
import { describeVersions, type EntryEvent, type StoredVersion } from './describe-versions';

/** A time on one morning, as the audit log and the versions store it. */
const at = (time: string) => `2026-11-28T${time}.000Z`;

const version = (id: number, time: string, status: 'draft' | 'published', autosave = false): StoredVersion => ({
  id,
  updatedAt: at(time),
  autosave,
  version: { _status: status },
});

const event = (operation: EntryEvent['operation'], name: string, first: string, last = first): EntryEvent => ({
  operation,
  name,
  createdAt: at(first),
  updatedAt: at(last),
});

it('each version says who did what, also when autosaves were merged into one event, and what became of it', () => {
  const versions = [
    version(5, '09:40:00', 'draft', true),
    version(4, '09:05:00', 'published'),
    version(3, '09:00:00', 'published'),
    version(2, '08:59:00', 'draft'),
    version(1, '08:20:00', 'draft', true),
  ];
  const events = [
    event('changed', 'Ada', '08:01:00', '08:20:01'),
    event('approved', 'Ben', '08:59:01'),
    event('published', 'Ada', '09:00:01'),
    event('published', 'Cleo', '09:05:01'),
    event('scheduled', 'Cleo', '09:06:00'),
    event('changed', 'Ada', '09:30:00', '09:55:00'),
  ];
  expect(describeVersions(versions, events, true).map(({ who, what, state }) => [who, what, state])).toEqual([
    ['Ada', 'Changed (saved automatically)', 'Newest draft'],
    ['Cleo', 'Published', 'Public now'],
    ['Ada', 'Published', 'Was public'],
    ['Ben', 'Approved', 'Earlier draft'],
    ['Ada', 'Changed (saved automatically)', 'Earlier draft'],
  ]);
});

it('nobody is named for an import, even if someone changes the entry later', () => {
  const versions = [version(2, '12:00:00', 'draft'), version(1, '08:00:00', 'published')];
  const rows = describeVersions(versions, [event('taken-down', 'Ada', '12:00:01')], false);
  expect(rows.map(({ who, what, state }) => [who, what, state])).toEqual([
    ['Ada', 'Unpublished', 'Newest draft'],
    [undefined, 'Published', 'Was public'],
  ]);
});

it('the newest version of an entry without drafts is public', () => {
  const versions = [2, 1].map((id): StoredVersion => ({ id, updatedAt: at(`0${id}:00:00`), version: {} }));
  const rows = describeVersions(versions, [event('changed', 'Ada', '02:00:01')], true);
  expect(rows.map(({ what, state }) => [what, state])).toEqual([
    ['Changed', 'Public now'],
    ['Saved', 'Was public'],
  ]);
});
