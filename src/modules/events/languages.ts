const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.split('');
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Codes of languages (BCP 47, two letters) by their English names in lower case. */
const CODES = new Map(
  ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).flatMap((code) => {
    const name = ENGLISH_NAMES.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  }),
);

/** Returns the codes of languages by their English names ("Nepali and English"); unknown names are omitted. */
export function getLanguageCodes(names: string): string[] {
  return splitNames(names).flatMap((name) => CODES.get(name) ?? []);
}

/** Returns whether getLanguageCodes knows all of these languages. */
export function areLanguageNames(names: string): boolean {
  return splitNames(names).every((name) => CODES.has(name));
}

function splitNames(names: string): string[] {
  return names
    .toLowerCase()
    .split(/,|\band\b/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
