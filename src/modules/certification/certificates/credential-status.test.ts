import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildStatusEntry, encodeStatusList, STATUS_LIST_LENGTH } from './credential-status';

const decode = (list: string) => gunzipSync(Buffer.from(list.slice(1), 'base64url'));

it('encodes revoked places as bits, the first one on the left', () => {
  const bits = decode(encodeStatusList([0, 9, STATUS_LIST_LENGTH - 1]));
  expect(bits).toHaveLength(STATUS_LIST_LENGTH / 8);
  expect([bits[0], bits[1], bits.at(-1)]).toEqual([0b1000_0000, 0b0100_0000, 0b0000_0001]);
  expect(bits.subarray(2, -1).every((byte) => byte === 0)).toBe(true);
});

it('begins a further list when the places of one are over', () => {
  expect(buildStatusEntry(STATUS_LIST_LENGTH + 7)).toMatchObject({
    statusListIndex: '7',
    statusListCredential: expect.stringMatching(/\/certificates\/status\/1$/),
  });
});
