import { describe } from 'vitest';
import { shareStandardSite } from './standard-site/site';

/*
 * Suites that share a server and a database, one after another: a server takes 2.8 seconds of CPU time to start and to answer its
 * first 16 pages (decision 60). None depends on how many entries there are.
 */
shareStandardSite();

describe('next-internals', async () => void (await import('./standard-site/next-internals')));
describe('http-semantics', async () => void (await import('./standard-site/http-semantics')));
describe('docs', async () => void (await import('./standard-site/docs')));
describe('external-services', async () => void (await import('./standard-site/external-services')));
describe('resources', async () => void (await import('./standard-site/resources')));
describe('scheduled-visibility', async () => void (await import('./standard-site/scheduled-visibility')));
describe('moved-pages', async () => void (await import('./standard-site/moved-pages')));
describe('media', async () => void (await import('./standard-site/media')));
describe('drafts', async () => void (await import('./standard-site/drafts')));
// Last, because it stops the server.
describe('graceful-stop', async () => void (await import('./standard-site/graceful-stop')));
