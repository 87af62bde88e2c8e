import type { ReactElement } from 'react';

/**
 * Kept because each import of a package goes through the module loader again, which costs more than rendering a small
 * page.
 */
let renderer: Promise<typeof import('react-dom/server')> | undefined;

/**
 * Renders stateless components to HTML outside of a page: an email, or a form inserted into a rendered page. React's
 * renderer is loaded from its package at run time, because server component bundles don't contain it.
 */
export async function renderStatic(element: ReactElement): Promise<string> {
  renderer ??= import(/* turbopackIgnore: true */ 'react-dom/server');
  const { renderToStaticMarkup } = await renderer;
  return renderToStaticMarkup(element);
}
