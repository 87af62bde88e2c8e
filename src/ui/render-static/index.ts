import type { ReactElement } from 'react';

/**
 * HTML of components that have no state, for what is no page: a mail, or a form that is put into a page that is made.
 * React's renderer is loaded from its package at run time, because bundles for server components have none.
 */
export async function renderStatic(element: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server');
  return renderToStaticMarkup(element);
}
