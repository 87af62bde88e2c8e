import { environment } from '@/platform/environment';
import { getOfferedLanguages, type LanguageFilter } from '@/platform/offered-languages';
import { createTranslationClient } from './translation-client';

const {
  CLOUD_API_KEY: key,
  CLOUD_API_URL: url,
  TRANSLATION_BLACKLIST: blacklist,
  TRANSLATION_WHITELIST: whitelist,
} = environment;

/** The translation service of this site; undefined when no key is configured. */
export const translationClient = key === undefined ? undefined : createTranslationClient({ url, key });

/** Returns the languages that the site's settings allow among those that the service knows. English is the source. */
export function getTranslationLanguages(known: readonly string[], filter: LanguageFilter = { blacklist, whitelist }): string[] {
  return getOfferedLanguages(
    known.filter((language) => language !== 'en'),
    filter,
  );
}
