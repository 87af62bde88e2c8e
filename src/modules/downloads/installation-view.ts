import { PLATFORM_FAMILIES } from './config';

/** What each family of platforms is called; the first is shown when none is chosen. */
export const FAMILY_LABELS = {
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  container: 'Containers',
  kubernetes: 'Kubernetes',
} as const;
export type PlatformFamily = (typeof PLATFORM_FAMILIES)[number];

/** Which commands a page shows; what is left out has its default: the newest version, the first family. */
export interface InstallationView {
  major?: number | undefined;
  family?: PlatformFamily | undefined;
}

/**
 * What the end of an address asks for: `['17', 'windows']`.
 *
 * @param olderMajors the versions that have an address of their own; the newest stands at the page itself
 * @returns undefined when it asks for nothing that there is
 */
export function parseInstallationView(view: readonly string[], olderMajors: readonly number[]): InstallationView | undefined {
  const rest = [...view];
  const chosen: InstallationView = {};
  const major = olderMajors.find((each) => String(each) === rest[0]);
  if (major !== undefined) {
    chosen.major = major;
    rest.shift();
  }
  const family = PLATFORM_FAMILIES.slice(1).find((each) => each === rest[0]);
  if (family) {
    chosen.family = family;
    rest.shift();
  }
  return rest.length === 0 ? chosen : undefined;
}

/** The address of a view below its page. */
export function buildInstallationPath(page: string, { major, family }: InstallationView): string {
  return [page, major, family].filter((part) => part !== undefined).join('/');
}

/** A view in words: "PostgreSQL 17, Windows". */
export function describeInstallationView({ major, family }: InstallationView): string {
  return [...(major === undefined ? [] : [`PostgreSQL ${major}`]), ...(family === undefined ? [] : [FAMILY_LABELS[family]])].join(
    ', ',
  );
}
