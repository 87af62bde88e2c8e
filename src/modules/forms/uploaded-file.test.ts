import { expect, it } from 'vitest';
import { readUploadedFile } from './uploaded-file';

it.each([
  ['of an unknown type', Buffer.from([0x4d, 0x5a, 0, 1]), '“Log” can’t be sent.'],
  ['that is too large', Buffer.alloc(5_000_001, 97), '“Log” is larger than 5 MB.'],
])('names the field of a file %s', async (_what, content, message) =>
  expect(await readUploadedFile(new File([content], 'a.log'), 'Log')).toContain(message),
);

it('keeps the end of a long name, with whole characters', async () => {
  const file = await readUploadedFile(new File(['text'], `${'😀'.repeat(99)}.txt`), 'Log');
  expect(file).toMatchObject({ name: `${'😀'.repeat(96)}.txt` });
});
