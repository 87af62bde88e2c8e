const WORDS_LENGTH_MAX = 80;

/** Puts the words of a search before the title of its page, which is cached and has none. */
export function addQueryToTitle(query: string, title: string): string {
  const words = query.trim().slice(0, WORDS_LENGTH_MAX);
  return words === '' ? title : `${words} – ${title}`;
}
