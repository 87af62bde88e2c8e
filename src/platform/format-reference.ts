/** Formats a reference for people: groups of capital letters and digits, K3M-9QXR-… */
export function formatReference(reference: string): string {
  return reference.toUpperCase().replace(/^(.{3})(.{3})(.{4})$/, '$1-$2-$3');
}
