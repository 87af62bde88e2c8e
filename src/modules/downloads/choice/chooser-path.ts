import { ARCHITECTURES, DOWNLOAD_PRODUCTS, isOneOf } from '../options';
import type { Choice } from './combinations';

/** The pages with a chooser, and their default choices. */
export const CHOOSER_PAGES: Readonly<Record<string, Choice>> = {
  '/downloads/postgres-postgresql-downloads': { product: 'postgresql', system: 'debian-13', architecture: 'x86-64' },
  '/repos-downloads': { product: 'postgresql', system: 'rhel-10', architecture: 'x86-64' },
  '/software-downloads-postgres': { product: 'advanced-server', system: 'debian-12', architecture: 'x86-64' },
  '/download-postgresql-binaries': { product: 'postgresql', system: 'windows', architecture: 'x86-64' },
};

/** The end of the URL of the table with all downloads. */
export const ALL_DOWNLOADS = 'all';

/** The valid choices: keys of platforms, and versions. */
export interface KnownOptions {
  systems: readonly string[];
  majors: readonly number[];
}

/** Aliases of systems in older links and in common use. */
const SYSTEM_ALIASES: Readonly<Record<string, string>> = { container: 'docker' };

/**
 * Parses the choice at the end of a path: `['postgresql', '18', 'debian-12', 'arm64']`. Each part may be missing; the order is
 * fixed, so that a choice has one URL.
 *
 * @returns undefined when a part is unknown
 */
export function parseChoice(view: readonly string[], { systems, majors }: KnownOptions): Choice | undefined {
  const rest = [...view];
  const takeIf = <Value>(parse: (text: string) => Value | undefined): Value | undefined => {
    const [next] = rest;
    const value = next === undefined ? undefined : parse(next);
    if (value !== undefined) rest.shift();
    return value;
  };
  const choice = {
    product: takeIf((text) => (isOneOf(DOWNLOAD_PRODUCTS, text) ? text : undefined)),
    major: takeIf((text) => majors.find((major) => String(major) === text)),
    system: takeIf((text) => systems.find((key) => key === (SYSTEM_ALIASES[text] ?? text))),
    architecture: takeIf((text) => (isOneOf(ARCHITECTURES, text) ? text : undefined)),
  };
  return rest.length === 0 ? choice : undefined;
}

/** Builds the path of a choice below a page. */
export function buildChoicePath(page: string, { product, major, system, architecture }: Choice): string {
  return [page, product, major, system, architecture].filter((part) => part !== undefined).join('/');
}

/**
 * Returns the target of the chooser's form: the path of the choice. Unknown values are dropped, so the result is always a path of
 * this site. The system can be detected from the User-Agent; where it isn't known, as on a phone, all downloads are shown.
 */
export function buildChosenPath(form: URLSearchParams, userAgent: string, known: KnownOptions): string {
  const requestedPage = form.get('page') ?? '';
  const page = Object.hasOwn(CHOOSER_PAGES, requestedPage) ? requestedPage : Object.keys(CHOOSER_PAGES)[0];
  const isDetected = form.get('system') === 'detect';
  const detected = isDetected ? detectSystem(userAgent) : {};
  if (isDetected && detected.system === undefined) return `${page}/${ALL_DOWNLOADS}`;
  const part = (name: string, own: string | undefined): string[] => {
    const value = own ?? form.get(name);
    return value ? [value] : [];
  };
  const single = (values: readonly string[], key: keyof Choice): Choice => pick(parseChoice(values, known), key);
  return buildChoicePath(page ?? '/', {
    ...single(part('product', undefined), 'product'),
    ...single(part('version', undefined), 'major'),
    ...single(part('system', detected.system), 'system'),
    ...single(part('architecture', detected.architecture), 'architecture'),
  });
}

function pick(choice: Choice | undefined, key: keyof Choice): Choice {
  return choice?.[key] === undefined ? {} : { [key]: choice[key] };
}

/** Detects the system from the User-Agent. It doesn't contain a distribution's release, so the newest one with a package is used. */
const SYSTEMS_BY_USER_AGENT: readonly (readonly [RegExp, Choice])[] = [
  [/Windows/, { system: 'windows', architecture: 'x86-64' }],
  [/iPhone|iPad|Android/, {}],
  [/Macintosh|Mac OS X/, { system: 'macos', architecture: 'arm64' }],
  [/Ubuntu/, { system: 'ubuntu-24-04' }],
  [/Fedora/, { system: 'fedora', architecture: 'x86-64' }],
  [/Red Hat|CentOS|el9/, { system: 'rhel-9' }],
  [/SUSE/, { system: 'sles-16', architecture: 'x86-64' }],
  [/Linux.*(?:aarch64|arm64)/, { system: 'debian-13', architecture: 'arm64' }],
  [/Linux/, { system: 'debian-13', architecture: 'x86-64' }],
];

/** Suggests a system by the browser's User-Agent header; nothing for a phone. */
export function detectSystem(userAgent: string): Choice {
  return SYSTEMS_BY_USER_AGENT.find(([pattern]) => pattern.test(userAgent))?.[1] ?? {};
}
