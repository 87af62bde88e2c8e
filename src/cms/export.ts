import config from '@payload-config';
import { getPayload } from 'payload';
import { allowBackgroundTime } from '@/platform/database/time-limits';
import { exportContent } from './content-files/export-content';

/** `npm run content:export`: writes what is published as content files. */
allowBackgroundTime();
const payload = await getPayload({ config, disableOnInit: true });
const files = await exportContent(payload, process.argv[2] ?? 'content');
console.log(`Wrote ${files.length} files.`);
// Whatever Payload still has open would keep this process alive.
process.exit();
