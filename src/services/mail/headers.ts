/** Most characters of a subject: what mail programs show of it. */
const MAX_SUBJECT_LENGTH = 150;

/** Most characters of any other header. Addresses in them are long, and of no use when they are cut. */
const MAX_HEADER_LENGTH = 900;

/** Text as it may stand in a header of a mail: one line, so that no value can begin a header of its own (RFC 5322, section 2.2). */
export function sanitizeHeader(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_HEADER_LENGTH);
}

/** The same for a subject. */
export function sanitizeSubject(text: string): string {
  return sanitizeHeader(text).slice(0, MAX_SUBJECT_LENGTH);
}

/** One mail address without a name, or undefined: several addresses, a name, or a line break make none. */
export function parseMailAddress(text: string): string | undefined {
  return /^[^\s\p{C}@<>(),;:\\"[\]]+@[^\s\p{C}@<>(),;:\\"[\]]+$/u.test(text) && text.length <= 254 ? text : undefined;
}
