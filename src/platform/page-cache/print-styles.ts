import postcss, { type Container } from 'postcss';

/** The file in `.next/static` with the print styles of all pages. */
export const PRINT_SHEET = /^print\.[0-9a-f]+\.css$/;

/** Returns whether a media query applies only to print. */
export function isPrintQuery(params: string): boolean {
  return /^print\b/.test(params.trim());
}

/**
 * Extracts the print rules of a style sheet, inside their groups, such as layers. Pages link to them instead of inlining
 * them, because browsers load print style sheets with the lowest priority.
 */
export function extractPrintRules(css: string): string {
  const root = postcss.parse(css);
  keepPrintRules(root);
  return root.toString().replaceAll('\n', '');
}

function keepPrintRules(group: Container): void {
  group.each((node) => {
    const isGroup = node.type === 'atrule' && node.nodes !== undefined;
    if (isGroup && node.name === 'media' && isPrintQuery(node.params)) return;
    if (isGroup) keepPrintRules(node);
    if (!isGroup || node.nodes?.length === 0) node.remove();
  });
}
