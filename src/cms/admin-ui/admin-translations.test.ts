import { expect, it } from 'vitest';
import { adminTranslations } from './admin-translations';

it('no message has the time of a version, which Payload formats on the server, in its time zone instead of the reader’s', () => {
  expect(adminTranslations.version.aboutToRestore).toContain('newest draft');
  expect(JSON.stringify(adminTranslations)).not.toContain('{{versionDate}}');
});
