import { describe } from 'vitest';
import { shareEditorialSite } from './editorial-site/site';

/* Suites that share a server with its companion, and a database, one after another, like those of standard-site.test.ts. */
shareEditorialSite();

describe('drafts-stay-private', async () => void (await import('./editorial-site/drafts-stay-private')));
describe('trash', async () => void (await import('./editorial-site/trash')));
// Before the tables, which fill the list of webinars.
describe('cancellations', async () => void (await import('./editorial-site/cancellations')));
describe('roles-table', async () => void (await import('./editorial-site/roles-table')));
describe('malformed-bodies', async () => void (await import('./editorial-site/malformed-bodies')));
describe('server-functions', async () => void (await import('./editorial-site/server-functions')));
describe('workflow', async () => void (await import('./editorial-site/workflow')));
// After the audit log, which adds changes of the settings by the same person to the event before.
describe('outdated-forms', async () => void (await import('./editorial-site/outdated-forms')));
describe('trials', async () => void (await import('./editorial-site/trials')));
// Last, because the companion stays stopped.
describe('learning-platform', async () => void (await import('./editorial-site/learning-platform')));
