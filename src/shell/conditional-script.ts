/**
 * Marks a part of the inlined script that works only on elements with an attribute, such as `role=group`. Cached pages
 * omit it when they have no such element (removeUnneededScripts in src/platform/page-cache/finalize-page.ts).
 */
export function includeIfPresent(attribute: string, script: string): string {
  return `/*with ${attribute}*/${script}/*end*/`;
}
