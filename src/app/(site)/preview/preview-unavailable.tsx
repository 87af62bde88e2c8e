import type { ReactNode } from 'react';
import { SitePage } from '@/shell/page/site-page';
import { setResponseStatus } from '../set-response-status';

/** Explains why a URL shows no preview, with status 404. */
export async function PreviewUnavailable({ children }: { readonly children: ReactNode }) {
  await setResponseStatus(404);
  return (
    <SitePage path="/preview" breadcrumbs={[]}>
      <div data-error-fallback="">
        <h1>There is no preview at this URL</h1>
        <p>{children}</p>
      </div>
    </SitePage>
  );
}
