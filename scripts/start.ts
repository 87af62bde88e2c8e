import './check-runtime';
import { runSite } from './run-site';

// npm start: database, content, build and server, each only as far as needed.
await runSite({ command: 'npm start', environment: 'production' });
