import config from '@payload-config';
import { getPayload } from 'payload';
import { allowBackgroundTime } from '@/platform/database/time-limits';
import { z } from 'zod';
import { makeOneTimeAddress } from './users/sessions';

/** For emergencies: prints an address that signs an administrator in once, without the identity provider. */
const mail = z.email().safeParse(process.argv[2]);
if (mail.success) {
  allowBackgroundTime();
  const payload = await getPayload({ config, disableOnInit: true });
  console.log(`Open this within ten minutes; it works once:\n${await makeOneTimeAddress(payload, mail.data)}`);
} else {
  console.error('Say for whom: npm run administrator -- name@example.com');
  process.exitCode = 1;
}
// Whatever Payload still has open would keep this process alive.
process.exit();
