/** Most characters of a subject: what mail programs show of it. */
const SUBJECT_MAX = 150;

/** Most characters of any other header. Addresses in them are long, and of no use when they are cut. */
const HEADER_MAX = 900;

/** Text as it may stand in a header of a mail: one line, so that no value can begin a header of its own (RFC 5322, section 2.2). */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim().slice(0, HEADER_MAX);
}

/** The same for a subject. */
export function subjectText(text: string): string {
  return headerText(text).slice(0, SUBJECT_MAX);
}

/** One mail address without a name, or undefined: several addresses, a name, or a line break make none. */
export function mailAddress(text: string): string | undefined {
  return /^[^\s\p{C}@<>(),;:\\"[\]]+@[^\s\p{C}@<>(),;:\\"[\]]+$/u.test(text) && text.length <= 254 ? text : undefined;
}
