import { parseReleaseNumber } from './facts';

/** The servers whose version strings can be read. The two others are built from community PostgreSQL. */
export type ServerProduct = 'postgresql' | 'advanced-server' | 'extended-server';

/** A parsed version string. */
type ServerVersion =
  | { kind: 'release'; product: ServerProduct; release: string }
  /** Only the major version, such as the tag postgres:16. */
  | { kind: 'major'; product: ServerProduct; major: number }
  | { kind: 'prerelease'; major: number; name: string }
  /** A system with the PostgreSQL protocol and its own releases. */
  | { kind: 'other-product'; name: string }
  | { kind: 'unreadable' };

/** Longer input is cut: `pg_config` prints about 3,000 characters, and the version last. */
export const VERSION_TEXT_MAX = 4_000;
/** The maximum length that is parsed and shown: version() of the longest known build has 130 characters. */
export const VERSION_LINE_MAX = 300;

const OTHER_PRODUCTS: readonly (readonly [RegExp, string])[] = [
  [/redshift/i, 'Amazon Redshift'],
  [/greenplum/i, 'Greenplum'],
  [/cockroach/i, 'CockroachDB'],
  [/-YB-|yugabyte/i, 'YugabyteDB'],
  [/materialize/i, 'Materialize'],
  [/mysql|mariadb/i, 'MySQL or MariaDB'],
  [/sql server/i, 'SQL Server'],
  [/oracle database/i, 'Oracle Database'],
];

/**
 * Parses the version from what people paste: the result of `select version()`, a release number, a container image, the
 * output of `pg_config`, `postgres --version`, or `show server_version_num`, or a package version.
 */
export function parseServerVersion(input: string): ServerVersion {
  const [line] = /^VERSION = .*/m.exec(input.slice(0, VERSION_TEXT_MAX)) ?? [input];
  // The port of a registry comes after a colon, too, and isn't the tag of the image.
  const text = line
    .slice(0, VERSION_LINE_MAX)
    .replace(/[^\s/]+:\d+\//g, '')
    .trim();
  const other = OTHER_PRODUCTS.find(([pattern]) => pattern.test(text));
  if (other) return { kind: 'other-product', name: other[1] };
  const product = parseProduct(text);
  const prerelease = /(?:^|[\s:(-])([1-9]\d)[~-]?((?:alpha|beta|rc)\d*|devel)\b/i.exec(text);
  if (prerelease) return { kind: 'prerelease', major: Number(prerelease[1]), name: `${prerelease[1]} ${prerelease[2]}` };
  const number = parseVersionNumber(text) ?? parseDotted(text);
  if (number === undefined) return { kind: 'unreadable' };
  return parseReleaseNumber(number) ? { kind: 'release', product, release: number } : toMajor(number, product);
}

function parseProduct(text: string): ServerProduct {
  if (/advanced server|\bepas\b|edb-as|enterprisedb \d|edb-postgres-advanced/i.test(text)) return 'advanced-server';
  if (/extended server|postgres extended|\bpge\b|edb-postgres-extended/i.test(text)) return 'extended-server';
  return 'postgresql';
}

function toMajor(number: string, product: ServerProduct): ServerVersion {
  return /^(?:9\.\d|[1-9]\d)$/.test(number) ? { kind: 'major', product, major: Number(number) } : { kind: 'unreadable' };
}

/** `server_version_num`: 180007 is 18.7, 90624 is 9.6.24. */
function parseVersionNumber(text: string): string | undefined {
  const [, number] = /^(?:server_version_num\s*[:=|]?\s*)?(\d{5,6})$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number);
  if (value >= 100_000) return `${Math.floor(value / 10_000)}.${value % 10_000}`;
  return `${Math.floor(value / 10_000)}.${Math.floor(value / 100) % 100}.${value % 100}`;
}

/**
 * The first number that can be a version of PostgreSQL: after the program's name, the colon of an image, or alone. A
 * third part, as in EPAS 18.6.0 and some images, belongs to the packager, except before version 10.
 */
function parseDotted(text: string): string | undefined {
  const named =
    /(?:PostgreSQL\)?|EnterpriseDB|Advanced Server|Extended Server|:v?|postgresql-\d+\s+|^[ \t]*v?|^pg|\bepas|\bpostgres)\s*(\d+(?:\.\d+){0,3})/im;
  const [, dotted] = named.exec(text) ?? [];
  const [first = '', second, third] = dotted?.split('.') ?? [];
  if (dotted === undefined) return undefined;
  if (Number(first) >= 10) return second === undefined ? first : `${first}.${Number(second)}`;
  if (second === undefined) return undefined;
  return third === undefined ? `${first}.${second}` : `${first}.${second}.${Number(third)}`;
}
