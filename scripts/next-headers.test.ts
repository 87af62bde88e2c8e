import { expect, it } from 'vitest';
import { listNextHeaders } from './next-headers';

it('reads no unreviewed header: for a new one, decide whether src/server/request-headers.ts allows it, then update this list', async () => {
  await expect(`${listNextHeaders().join('\n')}\n`).toMatchFileSnapshot('./next-headers.txt');
});
