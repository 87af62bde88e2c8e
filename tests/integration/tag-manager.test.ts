import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPolicyProblems, readPagesWithPolicy } from './support/content-security-policy';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { startInstance } from './support/instance';
import { createProcesses } from './support/processes';

/*
 * The other settings are tested where a server has them: none in http-semantics.test.ts, consent by region and none at all in
 * the journeys privacy-choices and tag-manager-frame.
 */

const processes = createProcesses();
let database: TestDatabase;

beforeAll(async () => {
  database = await createSeededDatabase('tag_manager', processes);
});
afterAll(async () => {
  await processes.close();
  await database.drop();
});

describe('with a tag manager that needs consent', () => {
  it('a page loads nothing of it before asking for consent', async () => {
    const variables = { TAG_MANAGER_ID: 'GTM-TEST123', TAG_MANAGER_CONSENT: 'required' };
    const instance = await startInstance(processes, database.url, variables);
    for (const page of await readPagesWithPolicy(instance)) {
      expect(findPolicyProblems(page)).toEqual([]);
      expect(page.html).not.toMatch(/<(?:script|iframe|img|link)[^>]*googletagmanager/);
      expect(page.html).toContain('data-consent-bar');
      expect(page.html).toMatch(
        /<button[^>]*data-consent-choice="accepted"[^>]*>Accept<\/button><button[^>]*data-consent-choice="declined"[^>]*>Reject<\/button>/,
      );
      expect(page.policy.get('script-src')).toContain('https://www.googletagmanager.com');
    }
    await instance.stop();
  });

  it('an invalid ID is rejected at startup, with the variable’s name', async () => {
    await expect(startInstance(processes, database.url, { TAG_MANAGER_ID: 'UA-1' })).rejects.toMatchObject({
      output: expect.stringContaining('TAG_MANAGER_ID: must look like GTM-XXXXXXX'),
    });
  });
});
