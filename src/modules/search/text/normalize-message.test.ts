import { describe, expect, it } from 'vitest';
import { findPossibleMessages, normalizeMessage } from './normalize-message';

describe('normalizeMessage', () => {
  it.each([
    ['requested WAL segment 000000010000000000000003 has already been removed', 'requested wal segment has already been removed'],
    ['requested WAL segment … has already been removed', 'requested wal segment has already been removed'],
    ['replication slot "db2" does not exist', 'replication slot does not exist'],
    ['pg_ctl stop', undefined],
  ])('%s', (text, expected) => expect(normalizeMessage(text)).toBe(expected));
});

describe('findPossibleMessages', () => {
  it.each([
    ['FATAL:  could not receive data from WAL stream: ERROR:  requested WAL segment 00000001 has already been removed'],
    ['standby says requested WAL segment has already been removed'],
    ['requested WAL segment has already been removed what now'],
  ])('finds a message in %s', (query) =>
    expect(findPossibleMessages(query)).toContain('requested wal segment has already been removed'),
  );

  it('finds what follows the name of a process', () => {
    const query = 'streaming replication receiver "walreceiver" could not connect to the primary server: connection refused';
    expect(findPossibleMessages(query)).toContain('could not connect to the primary server');
  });

  it('finds a message that has a colon itself', () =>
    expect(findPossibleMessages('ERROR: could not extend file "base/16384/2619": No space left on device')).toContain(
      'could not extend file no space left on device',
    ));

  it('finds none in two words', () => expect(findPossibleMessages('work mem')).toEqual([]));
});
