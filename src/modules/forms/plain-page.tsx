import { renderStatic } from '@/ui/render-static';

const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Builds a minimal page for when the real one isn't available, so that what was typed isn't lost. */
export async function createPlainPage(title: string, html: string, status: number): Promise<Response> {
  const page = await renderStatic(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <div dangerouslySetInnerHTML={{ __html: html }} />
          <p>
            <a href="/">Home page</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${page}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': POLICY },
  });
}

/** Builds a page that explains why a submission wasn't accepted, where no form can be shown again. */
export async function createPlainRejection(message: string, status: number): Promise<Response> {
  return createPlainPage('This was not sent', await renderStatic(<p>{message}</p>), status);
}

/** Builds a page with the typed values to copy: the form itself can't be shown while the database is down. */
export async function createPlainCopy(
  message: string,
  texts: Readonly<Record<string, readonly string[]>>,
  status: number,
): Promise<Response> {
  const shown = Object.entries(texts).filter(([, values]) => values.some((value) => value !== ''));
  const html = await renderStatic(
    <>
      <p>{message}</p>
      {shown.map(([name, values]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <pre translate="no">{values.join('\n')}</pre>
        </section>
      ))}
    </>,
  );
  return createPlainPage('This was not sent yet', html, status);
}
