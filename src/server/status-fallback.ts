import { z } from 'zod';
import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import { getErrorReason } from '@/platform/error-reason';
import { type BufferedResponse, requestInternally, type RequestHandler } from './responses/buffered-response';

const statusSchema = z.object({ checkedAt: z.string(), parts: z.array(z.object({ name: z.string(), answers: z.boolean() })) });

/**
 * Builds the status page without the database, for when the page itself can't be rendered: people open it precisely when
 * something is unavailable. Returns undefined when even the checks can't be read.
 */
export async function renderStatusFallback(next: RequestHandler, host: string): Promise<BufferedResponse | undefined> {
  try {
    const { body } = await requestInternally(next, '/status.json', { host });
    const { checkedAt, parts } = statusSchema.parse(JSON.parse(body.toString()));
    const items = parts.map(({ name, answers }) => `<li>${name}: ${answers ? 'works' : '<strong>doesn’t work</strong>'}</li>`);
    const html = buildFallbackPage(
      'Some parts of this site aren’t responding',
      `<ul>${items.join('')}</ul><p>Checked at ${checkedAt}. <a href="">Reload this page</a> for newer results.</p>`,
    );
    return {
      status: 503,
      headers: FALLBACK_PAGE_HEADERS,
      body: Buffer.from(html),
    };
  } catch (error) {
    console.error('The status page could not be rendered:', getErrorReason(error));
    return undefined;
  }
}
