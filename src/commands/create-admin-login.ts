import config from '@payload-config';
import { z } from 'zod';
import { PayloadCommandError, runPayloadCommand } from './payload-command';
import { createOneTimeLoginUrl } from '@/cms/users/sessions';

/** For emergencies: prints a URL that signs in an administrator once, without the identity provider. */
await runPayloadCommand(config, async (payload) => {
  const mail = z.email().safeParse(process.argv[2]);
  if (!mail.success) throw new PayloadCommandError('Specify an email address: npm run administrator -- name@example.com');
  console.log(`Open this within ten minutes; it works once:\n${await createOneTimeLoginUrl(payload, mail.data)}`);
});
