import './check-runtime';
import { runOnDatabase } from './run-on-database';

// npm run search:reindex
await runOnDatabase({ name: 'search:reindex', program: 'search-reindex', missing: 'there is nothing to search yet' });
