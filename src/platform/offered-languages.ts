/** The error of two lists that could contradict each other (specification, section 8). */
export const BOTH_LANGUAGE_LISTS = "can't have blacklist and whitelist together";

/** Which languages a translation offers: all except a blacklist, or only a whitelist. */
export interface LanguageFilter {
  blacklist?: readonly string[] | undefined;
  whitelist?: readonly string[] | undefined;
}

/**
 * Returns the languages that a translation of the site offers, in the order of `all` (specification, sections 5 and
 * 8).
 * @throws Error when both lists are given, since they could contradict each other
 */
export function getOfferedLanguages(all: readonly string[], { blacklist, whitelist }: LanguageFilter = {}): string[] {
  if (blacklist && whitelist) throw new Error(BOTH_LANGUAGE_LISTS);
  if (whitelist) return all.filter((language) => whitelist.includes(language));
  return all.filter((language) => !blacklist?.includes(language));
}
