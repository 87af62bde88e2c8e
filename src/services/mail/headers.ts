/** Maximum length of a subject: what mail clients display. */
const SUBJECT_LENGTH_MAX = 150;

/** Maximum length of any other header. It contains long URLs, which are useless when truncated. */
const HEADER_LENGTH_MAX = 900;

/**
 * Sanitizes text for an email header: a single line, so that no value can start a header of its own (RFC 5322, section
 * 2.2).
 */
export function sanitizeHeader(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, HEADER_LENGTH_MAX);
}

/** Sanitizes text for a subject. */
export function sanitizeSubject(text: string): string {
  return sanitizeHeader(text).slice(0, SUBJECT_LENGTH_MAX);
}

/**
 * Parses a single email address without a display name. Returns undefined for several addresses, a name, or a line
 * break.
 */
export function parseMailAddress(text: string): string | undefined {
  return /^[^\s\p{C}@<>(),;:\\"[\]]+@[^\s\p{C}@<>(),;:\\"[\]]+$/u.test(text) && text.length <= 254 ? text : undefined;
}
