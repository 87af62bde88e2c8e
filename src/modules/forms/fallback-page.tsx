import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import { renderStatic } from '@/ui/render-static';

/** Builds a minimal page for when the real one isn't available, so that the input isn't lost. */
export function createFallbackPage(title: string, html: string, status: number): Response {
  return new Response(
    buildFallbackPage(title, `${html}<p><a href="/">Go to the home page</a> · <a href="/contact">Contact us</a></p>`),
    {
      status,
      headers: FALLBACK_PAGE_HEADERS,
    },
  );
}

/** Builds a page that explains why a submission wasn't accepted, where no form can be shown again. */
export async function createRejectionPage(message: string, status: number): Promise<Response> {
  return createFallbackPage('This was not sent', await renderStatic(<p>{message}</p>), status);
}

/** Builds a page with the typed values to copy: the form itself can't be shown while the database is down. */
export async function createInputBackupPage(
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
  return createFallbackPage('This was not sent yet', html, status);
}
