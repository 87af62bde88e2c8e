import { BARE_PAGE_HEADERS, buildBarePage } from '@/platform/bare-page';
import { renderStatic } from '@/ui/render-static';

/** Builds a minimal page for when the real one isn't available, so that the input isn't lost. */
export function createPlainPage(title: string, html: string, status: number): Response {
  return new Response(
    buildBarePage(title, `${html}<p><a href="/">Go to the home page</a> · <a href="/contact">Contact us</a></p>`),
    {
      status,
      headers: BARE_PAGE_HEADERS,
    },
  );
}

/** Builds a page that explains why a submission wasn't accepted, where no form can be shown again. */
export async function createPlainRejection(message: string, status: number): Promise<Response> {
  return createPlainPage('This was not sent', await renderStatic(<p>{message}</p>), status);
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
  return createPlainPage('This was not sent yet', html, status);
}
