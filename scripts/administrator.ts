import './check-runtime';
import { runOnDatabase } from './run-on-database';

// npm run administrator -- name@example.com
await runOnDatabase(
  { name: 'administrator', program: 'administrator', missing: 'there is nobody to sign in yet' },
  process.argv.slice(2),
);
