import './check-runtime';
import { runSite } from './run-site';

// npm run dev: the same parts without a build; Next compiles pages on demand.
await runSite({ command: 'npm run dev', environment: 'development' });
