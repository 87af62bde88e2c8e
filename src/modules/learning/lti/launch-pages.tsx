import type { ReactElement } from 'react';
import { FALLBACK_PAGE_HEADERS, FALLBACK_PAGE_STYLE_SOURCE, buildFallbackPage } from '@/platform/fallback-page';
import { buildHashSource } from '@/platform/page-cache/content-security-policy';
import { renderStatic } from '@/ui/render-static';

const SUBMIT_SCRIPT = 'document.forms[0].submit()';

/** No form-action: browsers apply it to the redirects of the tool, too, which may lead to another host of its own. */
const FORM_POST_POLICY =
  `default-src 'none'; style-src ${FALLBACK_PAGE_STYLE_SOURCE}; script-src ${buildHashSource(SUBMIT_SCRIPT)}; ` +
  "base-uri 'none'; frame-ancestors 'none'";

/**
 * Builds the page that posts parameters to the tool (OAuth 2.0 Form Post Response Mode). It submits itself; without
 * scripts, the button does.
 */
export async function createFormPostPage(redirectUri: string, parameters: Readonly<Record<string, string>>): Promise<Response> {
  return createResponse(
    'Opening the learning platform',
    <>
      <form method="post" action={redirectUri}>
        {Object.entries(parameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">Continue to the learning platform</button>
      </form>
      <script dangerouslySetInnerHTML={{ __html: SUBMIT_SCRIPT }} />
    </>,
    { status: 200, headers: { 'content-security-policy': FORM_POST_POLICY } },
  );
}

/** Builds the page that explains why a launch can't continue, when nothing may be sent to the tool. */
export async function createLaunchProblemPage(message: string, status: 400 | 403 | 503): Promise<Response> {
  return createResponse(
    'The learning platform couldn’t be opened',
    <>
      <p>{message}</p>
      <p>
        <a href="/training/learning-paths">Learning paths</a>
      </p>
    </>,
    { status },
  );
}

async function createResponse(
  title: string,
  content: ReactElement,
  { status, headers }: { readonly status: number; readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  return new Response(buildFallbackPage(title, await renderStatic(content)), {
    status,
    headers: { ...FALLBACK_PAGE_HEADERS, 'referrer-policy': 'no-referrer', ...headers },
  });
}
