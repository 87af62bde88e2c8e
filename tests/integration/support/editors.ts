import { type RunningCompanion, startCompanion } from '../../../scripts/companion/run-companion';
import type { ManagedProcess, ProcessManager } from '../../../scripts/process-manager';
import { startServer } from '../../../scripts/site-processes';
import type { SignInPlace } from './access-token';
import { Browser } from './browser';
import { findFreePort } from './free-port';
import { QUICK_START } from './instance';

/** Who sends a request: someone with a role, or a visitor without an account. */
export const PEOPLE = ['visitor', 'sales', 'author', 'reviewer', 'editor', 'administrator'] as const;
export type Person = (typeof PEOPLE)[number];

/** A response of Payload's REST API. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/** Sends a request to Payload's REST API, from a page of the site. */
export type SendApiRequest = (method: string, path: string, body?: unknown) => Promise<ApiResponse>;

/** The built site with its companion, where people of every role can sign in. */
export class EditorialSite {
  readonly output: string[] = [];
  readonly #people = new Map<Person, Promise<Browser>>();
  #server: ManagedProcess | undefined;

  private constructor(
    private readonly processes: ProcessManager,
    private readonly companion: RunningCompanion,
    private readonly databaseUrl: string,
    private readonly port: number,
  ) {}

  /**
   * @param folder for the companion's state
   * @param variables of both
   */
  static async start(
    processes: ProcessManager,
    folder: string,
    databaseUrl: string,
    variables: Record<string, string> = {},
  ): Promise<EditorialSite> {
    const port = await findFreePort();
    const lines: string[] = [];
    const environment = {
      NODE_ENV: 'production' as const,
      PATH: process.env['PATH'],
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      SITE_URL: `http://localhost:${port}`,
      REGISTRY_PASSWORD: 'the registry of the test',
      BOT_PROTECTION: 'off',
      ...variables,
    };
    const companion = await startCompanion({ processes, folder, environment, onLine: (line) => lines.push(line) });
    const site = new EditorialSite(processes, companion, databaseUrl, port);
    await site.startServer();
    return site;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get companionUrl(): string {
    return this.companion.replaces?.url ?? '';
  }

  async stopCompanion(): Promise<void> {
    await this.companion.process?.stop();
  }

  /** Where visitors sign in. */
  get signInPlace(): SignInPlace {
    return {
      site: this.url,
      issuer: `${this.companionUrl}/oauth2/default`,
      clientId: this.companion.environment['IDENTITY_CLIENT_ID'] ?? '',
    };
  }

  async startServer(): Promise<void> {
    this.#server = await startServer({
      processes: this.processes,
      port: this.port,
      environment: { ...this.companion.environment, ...QUICK_START, DATABASE_URL: this.databaseUrl },
      onLine: (line) => this.output.push(line),
    });
  }

  /** Kills the server (SIGKILL). */
  async killServer(): Promise<void> {
    if (this.#server === undefined) return;
    process.kill(this.#server.pid, 'SIGKILL');
    await this.#server.exited;
  }

  /** Returns a function that sends requests as a person, who is signed in when it is first called. */
  async as(person: Person): Promise<SendApiRequest> {
    const browser = await this.#browserOf(person);
    return async (method, path, body) => {
      const answer = await browser.ask(`${this.url}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: this.url },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return toApiResponse(answer.status, answer.text);
    };
  }

  /** Returns the session cookie of a person, for the test's own requests. */
  async cookieOf(person: Exclude<Person, 'visitor'>): Promise<string> {
    return (await this.#browserOf(person)).cookies;
  }

  #browserOf(person: Person): Promise<Browser> {
    const known = this.#people.get(person);
    if (known !== undefined) return known;
    const browser = person === 'visitor' ? Promise.resolve(new Browser()) : this.#signedIn(person);
    this.#people.set(person, browser);
    return browser;
  }

  async #signedIn(username: string): Promise<Browser> {
    const browser = new Browser();
    const page = await browser.follow(`${this.url}/api/users/sign-in?redirect=/admin`);
    const visit = await browser.submitSignIn(page, { username }, `${this.url}/admin`);
    if (!visit.url.startsWith(`${this.url}/admin`))
      throw new Error(`${username} could not sign in: ${visit.status} ${visit.text.slice(0, 500)}`);
    return browser;
  }
}

/** Converts a response to its status and its parsed body. */
export function toApiResponse(status: number, text: string): ApiResponse {
  return { status, body: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page instead of a response of Payload's REST API. The test checks the status.
    return text;
  }
}
