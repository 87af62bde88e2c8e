import { PLATFORM_FAMILIES } from './config';

/** Labels of the platform families; the first one is the default. */
export const FAMILY_LABELS = {
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  container: 'Containers',
  kubernetes: 'Kubernetes',
} as const;
export type PlatformFamily = (typeof PLATFORM_FAMILIES)[number];

/** The commands a page shows. Omitted fields have their default: the newest version, the first family. */
export interface InstallationView {
  major?: number | undefined;
  family?: PlatformFamily | undefined;
}

/**
 * Parses the view from the end of the path: `['17', 'windows']`.
 *
 * @param olderMajors versions with their own path; the newest is on the page itself
 * @returns undefined for an invalid view
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

/** Builds the path of a view below its page. */
export function buildInstallationPath(page: string, { major, family }: InstallationView): string {
  return [page, major, family].filter((part) => part !== undefined).join('/');
}

/** Describes a view: "PostgreSQL 17, Windows". */
export function describeInstallationView({ major, family }: InstallationView): string {
  return [...(major === undefined ? [] : [`PostgreSQL ${major}`]), ...(family === undefined ? [] : [FAMILY_LABELS[family]])].join(
    ', ',
  );
}
