const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters not allowed in XML (XML 1.0, section 2.2). */
// eslint-disable-next-line no-control-regex -- these are the characters to leave out
const XML_FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

/** Escapes text for HTML: for the content of an element, or for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for XML, without the characters that XML doesn't allow. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(XML_FORBIDDEN, ''));
}
