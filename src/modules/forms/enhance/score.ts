import * as z from 'zod/mini';
import { PRIVACY_CHOICE_KEY } from '@/platform/constants';

/*
 * Visitor scoring, on sites that use it (reCAPTCHA v3). The first interaction with a form loads the service's script,
 * which shows its badge in the form's placeholder, and a token is created when the form is sent. The site offers
 * scoring only to visitors for whom no prior consent is required. If anything fails, the form is sent without a token.
 */

const TIME_LIMIT_MS = 4_000;

/** The scoring service the site offers along with the challenge (handle-challenge.ts). */
export const scoringConfigSchema = z.object({ script: z.url({ protocol: /^https?$/ }), siteKey: z.string() });
type ScoringConfig = z.infer<typeof scoringConfigSchema>;

/** The parts of the service's script that are used. */
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

/** Shows the badge in its placeholder, unless the visitor has declined third-party services. */
export function initScore(form: HTMLFormElement, config: ScoringConfig): void {
  const place = form.querySelector<HTMLElement>('[data-badge]');
  if (place === null || place.childElementCount > 0 || hasDeclined()) return;
  const badge = showBadge(place, config);
  badges.set(form, badge);
  // The script is blocked or unavailable; the form is then sent without a token.
  badge.catch(() => badges.delete(form));
}

/** Returns the token to send with a form, valid once and for two minutes; undefined where there is none. */
export async function getScoreToken(form: HTMLFormElement): Promise<string | undefined> {
  const badge = badges.get(form);
  if (badge === undefined) return undefined;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, TIME_LIMIT_MS);
  });
  return Promise.race([badge.then((makeToken) => makeToken()), late]).catch(() => undefined);
}

async function showBadge(place: HTMLElement, { script, siteKey }: ScoringConfig): Promise<() => PromiseLike<string>> {
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
    script.addEventListener('error', () => reject(new Error('The reCAPTCHA script could not be loaded.')));
    script.addEventListener('load', () => {
      const service: unknown = Reflect.get(window, 'grecaptcha');
      if (isScoreScript(service)) service.ready(() => resolve(service));
      else reject(new Error('The reCAPTCHA script doesn’t define grecaptcha.ready.'));
    });
    document.head.append(script);
  });
}

/** Checks only for `ready`: the other functions are added by the time it calls back. */
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
