/** Names an entry that has no title yet, in the admin: Untitled white paper. */
export function buildUntitledName(singularLabel: string): string {
  return `Untitled ${lowerWords(singularLabel)}`;
}

/** Names an entry that isn't saved yet, in the admin: New PostgreSQL version. */
export function buildNewName(singularLabel: string): string {
  return `New ${lowerWords(singularLabel)}`;
}

/** Names with other capital letters, such as PostgreSQL, stay as they are. */
function lowerWords(label: string): string {
  return label.replaceAll(/\b[A-Z][a-z]*\b/g, (word) => word.toLowerCase());
}
