import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { publishResponseStatus, REQUEST_KEY_HEADER } from '@/platform/response-status';
import { SitePage } from '@/shell/page/site-page';

/** Explains why a URL shows no preview, with status 404. */
export async function PreviewUnavailable({ children }: { readonly children: ReactNode }) {
  publishResponseStatus((await headers()).get(REQUEST_KEY_HEADER) ?? '', 404);
  return (
    <SitePage path="/preview" breadcrumbs={[]}>
      <div data-error-fallback="">
        <h1>There is no preview at this URL</h1>
        <p>{children}</p>
      </div>
    </SitePage>
  );
}
