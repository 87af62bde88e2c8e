import postcss, { type Container } from 'postcss';

/** The file in `.next/static` with the deferred styles of all pages. */
export const DEFERRED_SHEET = /^deferred\.[0-9a-f]+\.css$/;

/** When its rules apply, as the link's `media`. A browser loads a sheet for another medium with the lowest priority. */
export const DEFERRED_MEDIA = 'print,(width<20rem),(forced-colors),(prefers-contrast)';

/**
 * Print, and a width of less than 20 times the size of text: phones whose readers have enlarged it. The build writes the second
 * one without a comparison. Then readers whose system replaces colors, or asks for more contrast.
 */
const DEFERRED_QUERY =
  /^(?:print\b|(?:\(width\s*<\s*20rem\)|not \(min-width:\s*20rem\)|\(forced-colors(?::\s*active)?\)|\(prefers-contrast:\s*more\))$)/;

/** Returns whether the rules of a media query are in the deferred sheet, because few visitors need them at first. */
export function isDeferredQuery(params: string): boolean {
  return DEFERRED_QUERY.test(params.trim());
}

/** Extracts the deferred rules of a style sheet, inside their groups, such as layers. Pages link to them instead of inlining them. */
export function extractDeferredRules(css: string): string {
  const root = postcss.parse(css);
  keepDeferredRules(root);
  return root.toString().replaceAll('\n', '');
}

function keepDeferredRules(group: Container): void {
  group.each((node) => {
    const isGroup = (node.type === 'atrule' || node.type === 'rule') && node.nodes !== undefined;
    if (isGroup && node.type === 'atrule' && node.name === 'media' && isDeferredQuery(node.params)) return;
    if (isGroup) keepDeferredRules(node);
    if (!isGroup || node.nodes?.length === 0) node.remove();
  });
}
