/** Formats a reference for people: groups of capital letters and digits, such as K3M-9QX-R2TB */
export function formatReference(reference: string): string {
  return reference.toUpperCase().replace(/^(.{3})(.{3})(.{4})$/, '$1-$2-$3');
}
