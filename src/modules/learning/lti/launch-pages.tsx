import type { ReactNode } from 'react';
import { buildHashSource } from '@/platform/page-cache/content-security-policy';
import { renderStatic } from '@/ui/render-static';

const SUBMIT_SCRIPT = 'document.forms[0].submit()';

/**
 * Builds the page that posts parameters to the tool (OAuth 2.0 Form Post Response Mode). It submits itself; without
 * scripts, the button does.
 */
export async function createFormPost(redirectUri: string, parameters: Readonly<Record<string, string>>): Promise<Response> {
  const page = await renderStatic(
    <Page title="Opening the learning platform">
      <form method="post" action={redirectUri}>
        {Object.entries(parameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">Continue to the learning platform</button>
      </form>
      <script dangerouslySetInnerHTML={{ __html: SUBMIT_SCRIPT }} />
    </Page>,
  );
  // No form-action: browsers apply it to the redirects of the tool, too, which may lead to another host of its own.
  return createResponse(page, 200, `script-src ${buildHashSource(SUBMIT_SCRIPT)}`);
}

/** Builds the page that explains why a launch can't continue, when nothing may be sent to the tool. */
export async function createLaunchProblem(message: string, status: 400 | 403 | 503): Promise<Response> {
  const page = await renderStatic(
    <Page title="The learning platform couldn’t be opened">
      <p>{message}</p>
      <p>
        <a href="/training/learning-paths">Learning paths</a>
      </p>
    </Page>,
  );
  return createResponse(page, status, "form-action 'none'");
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

function createResponse(page: string, status: number, policy: string): Response {
  return new Response(`<!doctype html>${page}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${policy}`,
    },
  });
}
