/** Updates the date of a text whose outputs were all recorded again, and the version if it has one. */
export function markRecorded(text: string, version: string, day: string): string {
  return text
    .replace(/^verified: .*$/m, `verified: ${day}`)
    .replaceAll(/\b(recorded (?:on|with) (?:PostgreSQL )?)1\d\.\d+(?!\.?\d)/gi, `$1${version}`);
}
