/** Writes into a text whose outputs have all been recorded again when that was, and on which version where it says so. */
export function markRecorded(text: string, version: string, day: string): string {
  return text
    .replace(/^verified: .*$/m, `verified: ${day}`)
    .replaceAll(/\b(recorded (?:on|with) (?:PostgreSQL )?)1\d\.\d+(?!\.?\d)/gi, `$1${version}`);
}
