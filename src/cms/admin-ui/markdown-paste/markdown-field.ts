/** The classes of fields for Markdown, by the level at which their headings begin. */
export const MARKDOWN_CLASSES = { 2: 'monospaced markdown', 3: 'monospaced markdown markdown--inside' } as const;

/** Returns the Markdown field that an event happened in. */
export function findMarkdownControl(target: EventTarget | null): HTMLTextAreaElement | undefined {
  return target instanceof HTMLTextAreaElement && getTopHeading(target) !== undefined ? target : undefined;
}

/** Returns the level at which the headings of a Markdown field begin; undefined for another field. */
export function getTopHeading(target: Element): number | undefined {
  const field = target.closest('.field-type.markdown');
  if (!field) return undefined;
  return field.matches('.markdown--inside') ? 3 : 2;
}

const FORMATTED =
  /<(?:h[1-6]|a|b|strong|i|em|li|table|blockquote|pre|img)[\s>]|font-weight:\s*(?:bold|[6-9]00)|MsoListParagraph/i;

/** Whether the clipboard has text that loses something as plain text. Code editors put the colors of code there. */
export function hasFormatting(clipboard: Pick<DataTransfer, 'getData' | 'types'>): boolean {
  if (clipboard.types.includes('vscode-editor-data')) return false;
  const plain = clipboard.getData('text/plain');
  // Markdown that was copied from a web page has its formatting in its text.
  return FORMATTED.test(clipboard.getData('text/html')) && !/^(?:#{1,6} |```)/m.test(plain);
}

/** Whether the clipboard has a picture and no text, such as a screenshot. Word adds a picture of a text to the text. */
export function hasOnlyPictures(clipboard: Pick<DataTransfer, 'getData' | 'files'>): boolean {
  if (clipboard.getData('text/plain').trim() !== '') return false;
  return clipboard.files.length > 0 && [...clipboard.files].every(({ type }) => type.startsWith('image/'));
}
