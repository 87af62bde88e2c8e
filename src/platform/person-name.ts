/**
 * Matches a line without characters that nobody types: control characters, lone surrogates, separators of lines, and those that turn
 * around the direction of what follows, which in an email or on a certificate are other people's words (Unicode TR 36, section 3.2).
 */
export const PERSON_NAME_PATTERN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
