import { en } from 'payload/i18n/en';
import { expect, it } from 'vitest';
import { adminTranslations } from './admin-translations';

/** What this admin never shows: editors sign in at the provider, and there are no folders, languages, or Payload's own trash. */
const UNUSED_GROUPS = ['authentication', 'folder', 'localization', 'dashboard'];

/** Capital letters after the first word are right in names and after the end of a sentence. */
const TITLE_CASE = /[^.!?:”]\s(?!(?:URL|ID)\b)[A-Z]/;

/** The messages of the admin as it shows them, with their keys. */
function getMessages(): [string, string][] {
  const own: Record<string, Record<string, string>> = adminTranslations;
  return Object.entries(en.translations)
    .filter(([group]) => !UNUSED_GROUPS.includes(group))
    .flatMap(([group, messages]) =>
      Object.entries({ ...messages, ...own[group] }).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
    );
}

it('no message has the time of a version, which Payload formats on the server, in its time zone instead of the reader’s', () => {
  expect(adminTranslations.version.aboutToRestore).toContain('newest draft');
  expect(JSON.stringify(adminTranslations)).not.toContain('{{versionDate}}');
});

it('labels and messages are in sentence case, also those of the next version of Payload', () => {
  const messages = getMessages();
  expect(messages.length).toBeGreaterThan(400);
  expect(messages.filter(([, text]) => TITLE_CASE.test(text.replaceAll(/<\/?\d>/g, '')))).toEqual([]);
});

it('every text replaces one that Payload has', () => {
  const own: Record<string, Record<string, string>> = adminTranslations;
  // Payload looks up the value of an empty checkbox, for which it has no text.
  const known: Record<string, Record<string, string>> = { ...en.translations, general: { ...en.translations.general, null: '' } };
  const unknown = Object.entries(own).flatMap(([group, messages]) =>
    Object.keys(messages).filter((key) => known[group]?.[key] === undefined),
  );
  expect(unknown).toEqual([]);
});

it('messages speak of entries, and don’t name the content management system', () => {
  expect(getMessages().filter(([, text]) => /\bPayload\b|\bdocument\b/i.test(text))).toEqual([]);
});
