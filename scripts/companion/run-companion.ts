import { randomBytes } from 'node:crypto';
import { DEFAULT_CLIENT_ID } from '@/services/identity/issuer';
import { getProgramPath } from '../build/programs';
import { CommandError } from '../command-error';
import type { ManagedProcess, ProcessManager } from '../process-manager';
import { isLocalSite } from './companion-environment';

const READY_TIMEOUT_MS = 30_000;

/** The variables with the URLs of external systems. The companion replaces those that are not set. */
const SYSTEMS = {
  IDENTITY_URL: 'identity provider',
  PRODUCT_API_URL: 'product API',
  REGISTRY_URL: 'registry',
  LEARNING_URL: 'learning platform',
} as const;
type SystemVariable = keyof typeof SYSTEMS;

/** Options of the companion. */
interface CompanionOptions {
  processes: ProcessManager;
  /** Folder for its state. */
  folder: string;
  /** The environment of the site's server, with SITE_URL and NODE_ENV. */
  environment: NodeJS.ProcessEnv & { SITE_URL: string };
  /** Receives its output, except the line that reports it is ready. */
  onLine: (line: string) => void;
}

/** The result of starting the companion. */
export interface RunningCompanion {
  /** The completed environment of the site's server. */
  environment: NodeJS.ProcessEnv & { SITE_URL: string };
  /**
   * The names of the replaced systems, and the companion's URL; undefined when everything is configured or the site
   * is public.
   */
  replaces?: { systems: string[]; url: string };
  /** The process, if one was started. */
  process?: ManagedProcess;
}

/** Returns the external systems that are not configured. */
export function findMissingSystems(environment: NodeJS.ProcessEnv): SystemVariable[] {
  return (['IDENTITY_URL', 'PRODUCT_API_URL', 'REGISTRY_URL', 'LEARNING_URL'] as const).filter((name) => !environment[name]);
}

/**
 * Starts the companion for the external systems that are not configured, and waits until it listens. It doesn't start
 * for a public site, where an unconfigured system is switched off.
 * @throws {CommandError} with its output when it does not start
 */
export async function startCompanion({ processes, folder, environment, onLine }: CompanionOptions): Promise<RunningCompanion> {
  const missing = findMissingSystems(environment);
  if (missing.length === 0) return { environment };
  if (environment.NODE_ENV === 'production' && !isLocalSite(environment.SITE_URL)) {
    onLine(
      `Off, because ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} ` +
        `not set and SITE_URL is public: ${missing.map((name) => SYSTEMS[name]).join(', ')}`,
    );
    return { environment };
  }
  // The passwords are generated for each run, because only the two processes need them.
  const defaults = {
    IDENTITY_CLIENT_ID: DEFAULT_CLIENT_ID,
    REGISTRY_USER: 'site',
    REGISTRY_PASSWORD: randomBytes(24).toString('base64url'),
    LEARNING_CLIENT_ID: 'sample-learning-platform',
    LEARNING_XAPI_PASSWORD: randomBytes(24).toString('base64url'),
  };
  const shared = { ...defaults, ...removeEmpty(environment) };
  const { process, url } = await startCompanionProcess({
    processes,
    environment: { ...shared, COMPANION_FOLDER: folder },
    onLine,
  });
  return {
    environment: { ...shared, SITE_URL: environment.SITE_URL, ...Object.fromEntries(missing.map((name) => [name, url])) },
    replaces: { systems: missing.map((name) => SYSTEMS[name]), url },
    process,
  };
}

interface ProcessOptions {
  processes: ProcessManager;
  environment: NodeJS.ProcessEnv;
  onLine: (line: string) => void;
}

async function startCompanionProcess({
  processes,
  environment,
  onLine,
}: ProcessOptions): Promise<{ process: ManagedProcess; url: string }> {
  let tellReady: (url: string) => void = () => undefined;
  const ready = new Promise<string>((resolve) => {
    tellReady = resolve;
  });
  const companion = processes.start({
    name: 'the companion',
    arguments: [getProgramPath('companion')],
    environment,
    output: (line) => {
      const url = /^ready (http:\/\/\S+)$/.exec(line)?.[1];
      if (url !== undefined) tellReady(url);
      // The provider's library recommends a newer Node than the site requires, but its tests and ours pass on this one.
      else if (!line.startsWith('oidc-provider WARNING: Unsupported runtime')) onLine(line);
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), READY_TIMEOUT_MS);
  });
  const outcome = await Promise.race([ready, companion.exited, late]);
  clearTimeout(timer);
  if (outcome === undefined) throw new CommandError(`The companion was not ready within ${READY_TIMEOUT_MS / 1000} s.`);
  if (typeof outcome !== 'string')
    throw new CommandError(`The companion ended with code ${outcome.code} before it was ready.`, { output: outcome.output });
  return { process: companion, url: outcome };
}

function removeEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    NODE_ENV: environment.NODE_ENV,
  };
}
