/** Names an entry that has no title yet, in the admin: Untitled white paper. */
export function buildUntitledName(singularLabel: string): string {
  return `Untitled ${singularLabel.toLowerCase()}`;
}
