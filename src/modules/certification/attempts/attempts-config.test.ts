import { expect, it } from 'vitest';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import { certificates, examAttempts } from './attempts-config';

it.each([
  ['an exam', examAttempts],
  ['a certificate', certificates],
])('a change of %s by staff waits for one that is under way', (_what, { hooks }) => {
  expect(hooks?.beforeOperation).toContain(lockRowsBeforeWrite);
});
