import { fold } from './tokenize';

const SEVERITY = /^\s*(?:error|fatal|panic|warning|log|detail|hint)$/;
/** Names of objects, file names, numbers, and positions in the WAL, which differ each time a message occurs. */
const VARIABLE = /"[^"]*"|\S*\d\S*/g;
/** Fewer words may as well be a command, or any other words. */
const WORDS_MIN = 3;
/** A part of a query that is a message has more words, because other names have as many. */
const PART_WORDS_MIN = 4;
const PART_WORDS_MAX = 16;

/**
 * Returns the words of a server message that are always the same, so that a message in a log equals the one in the
 * documentation; undefined for a text that is too short for a message.
 */
export function normalizeMessage(text: string): string | undefined {
  const words = toConstantWords(fold(text));
  return words.length < WORDS_MIN ? undefined : words.join(' ');
}

/**
 * Returns the messages that a query may contain: the server puts the cause behind a colon, and people copy more or less
 * of the line.
 */
export function findPossibleMessages(query: string): string[] {
  const segments = fold(query)
    .split(':')
    .filter((segment) => !SEVERITY.test(segment))
    .map((segment) => toConstantWords(segment).slice(0, PART_WORDS_MAX));
  const spans = segments.flatMap((words) =>
    words
      .flatMap((_word, index) => [words.slice(index), words.slice(0, index + 1)])
      .filter(({ length }) => length >= PART_WORDS_MIN),
  );
  // A message may have a colon itself.
  const whole = segments.flat();
  const found = [whole, ...segments].filter(({ length }) => length >= WORDS_MIN);
  return [...new Set([...found, ...spans].map((words) => words.join(' ')))];
}

function toConstantWords(folded: string): string[] {
  return folded.replace(VARIABLE, ' ').match(/[a-z_]+/g) ?? [];
}
