import * as z from 'zod/mini';
import { PRIVACY_CHOICE_KEY } from '@/platform/constants';

/*
 * On sites that have visitors scored (reCAPTCHA v3): the first touch of a form loads the script of the service, which shows
 * its badge in the place that the form has for it, and a token is made when the form is sent. The site offers that only to
 * visitors who may get it without being asked. Where anything of it fails, the form is sent without a token.
 */

const TIME_LIMIT_MS = 4_000;

/** By what somebody may be scored, as the site says it along with the task (answer-challenge.ts). */
export const scoreOfferSchema = z.object({ script: z.url({ protocol: /^https?$/ }), siteKey: z.string() });
type ScoreOffer = z.infer<typeof scoreOfferSchema>;

/** What is used of the service's script. */
interface ScoreScript {
  ready(work: () => void): void;
  render(
    container: HTMLElement,
    options: { sitekey: string; size: 'invisible'; badge: 'inline'; theme: 'light' | 'dark' },
  ): number;
  execute(widget: number, options: { action: string }): PromiseLike<string>;
}

const storedChoiceSchema = z.object({ statistics: z.boolean(), marketing: z.boolean() });

let loading: Promise<ScoreScript> | undefined;
const badges = new WeakMap<HTMLFormElement, Promise<() => PromiseLike<string>>>();

/** Shows the badge in its place, unless the visitor has declined what other companies do. */
export function initScore(form: HTMLFormElement, offer: ScoreOffer): void {
  const place = form.querySelector<HTMLElement>('[data-badge]');
  if (place === null || place.childElementCount > 0 || hasDeclined()) return;
  const badge = showBadge(place, offer);
  badges.set(form, badge);
  // The script was blocked, or is away: nothing is missing but the token.
  badge.catch(() => badges.delete(form));
}

/** The token to send with a form, good for two minutes and once; undefined where there is none. */
export async function getScoreToken(form: HTMLFormElement): Promise<string | undefined> {
  const badge = badges.get(form);
  if (badge === undefined) return undefined;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, TIME_LIMIT_MS);
  });
  return Promise.race([badge.then((makeToken) => makeToken()), late]).catch(() => undefined);
}

async function showBadge(place: HTMLElement, { script, siteKey }: ScoreOffer): Promise<() => PromiseLike<string>> {
  loading ??= loadScript(script);
  const service = await loading;
  const theme =
    document.documentElement.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const widget = service.render(place, {
    sitekey: siteKey,
    size: 'invisible',
    badge: 'inline',
    theme: theme === 'dark' ? 'dark' : 'light',
  });
  return () => service.execute(widget, { action: place.dataset['badge'] ?? '' });
}

function loadScript(source: string): Promise<ScoreScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('error', () => reject(new Error('The script of the service cannot be loaded.')));
    script.addEventListener('load', () => {
      const service: unknown = Reflect.get(window, 'grecaptcha');
      if (isScoreScript(service)) service.ready(() => resolve(service));
      else reject(new Error('The script of the service is another one.'));
    });
    document.head.append(script);
  });
}

/** Its other functions come when it is ready. */
function isScoreScript(value: unknown): value is ScoreScript {
  return typeof value === 'object' && value !== null && 'ready' in value && typeof value.ready === 'function';
}

function hasDeclined(): boolean {
  try {
    const { success, data } = storedChoiceSchema.safeParse(JSON.parse(localStorage.getItem(PRIVACY_CHOICE_KEY) ?? 'null'));
    return success && !data.statistics && !data.marketing;
  } catch {
    return false;
  }
}
