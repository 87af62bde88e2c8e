import { describeResponse, sendAll } from '../tests/fuzz/send';
import { generateRequests } from '../tests/fuzz/requests';
import './check-runtime';

/*
 * npm run fuzz: sends unusual requests to a running site on this machine (BASE_URL), 20,000 with a new seed by
 * default, and prints those that failed with a server error or without a response.
 */
const site = process.env['BASE_URL'] ?? 'http://localhost:3000';
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const count = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);

if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname)) {
  console.error('BASE_URL must be a site on this machine.');
  process.exit(2);
}
if (
  !(await fetch(site).then(
    () => true,
    () => false,
  ))
) {
  console.error(`No site answers at ${site}. Start one with npm start, or set BASE_URL.`);
  process.exit(2);
}
console.log(`${count} requests to ${site}, seed ${seed}`);
const failures = await sendAll(site, generateRequests(seed, count));
for (const failure of failures) console.log(describeResponse(failure));
console.log(`${count - failures.length} answered, ${failures.length} failed (reproduce with FUZZ_SEED=${seed})`);
process.exit(failures.length === 0 ? 0 : 1);
