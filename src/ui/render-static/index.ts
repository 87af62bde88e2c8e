import type { ReactElement } from 'react';

/** Kept, because each import of a package asks the loader of modules anew, which costs more than a small page. */
let renderer: Promise<typeof import('react-dom/server')> | undefined;

/**
 * HTML of components that have no state, for what is no page: a mail, or a form that is put into a page that is made.
 * React's renderer is loaded from its package at run time, because bundles for server components have none.
 */
export async function renderStatic(element: ReactElement): Promise<string> {
  renderer ??= import(/* turbopackIgnore: true */ 'react-dom/server');
  const { renderToStaticMarkup } = await renderer;
  return renderToStaticMarkup(element);
}
