import { SAMPLE_PASSWORD } from '../../../scripts/companion/identity-provider/accounts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** A response, and the URL that sent it after all redirects. */
export interface Visit {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

/**
 * A minimal browser for sign-ins: keeps cookies per host and follows redirects, without scripts. As in a browser, the ports of
 * a host share their cookies.
 */
export class Browser {
  readonly #cookies = new Map<string, string>();

  /** Requests one URL without following redirects. */
  async ask(url: string, options: RequestInit = {}): Promise<Visit> {
    const headers = new Headers(options.headers);
    if (this.#cookies.size > 0) headers.set('cookie', this.cookies);
    const answer = await fetch(url, { ...options, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Returns the value of the header Cookie. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * Requests a URL and follows redirects up to one that begins with `until`, which is not requested.
   * @returns the last response; its URL is the target of the last redirect when that begins with `until`
   */
  async follow(url: string, until?: string, options: RequestInit = {}): Promise<Visit> {
    let visit = await this.ask(url, options);
    for (let count = 0; count < 10 && REDIRECTS.has(visit.status); count += 1) {
      const next = new URL(visit.headers.get('location') ?? '', visit.url).href;
      if (until !== undefined && next.startsWith(until)) return { ...visit, url: next };
      visit = await this.ask(next);
    }
    return visit;
  }

  /** Submits the local provider's sign-in form and follows its redirects. */
  async submitSignIn(
    page: Visit,
    fields: { username: string; password?: string; action?: string },
    until?: string,
  ): Promise<Visit> {
    const body = new URLSearchParams({ password: SAMPLE_PASSWORD, action: 'sign-in', ...fields });
    return this.follow(page.url, until, { method: 'POST', body });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const isGone = /max-age=0(?:;|$)|expires=thu, 01 jan 1970/i.test(line);
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}
