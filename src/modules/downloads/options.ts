/** Families of platforms, in the order in which they are offered. */
export const PLATFORM_FAMILIES = ['linux', 'macos', 'windows', 'container', 'kubernetes', 'source'] as const;
export type PlatformFamily = (typeof PLATFORM_FAMILIES)[number];

export const FAMILY_LABELS: Readonly<Record<PlatformFamily, string>> = {
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  container: 'Containers',
  kubernetes: 'Kubernetes',
  source: 'Source code',
};

/** The downloadable products. The keys are part of URLs. */
export const DOWNLOAD_PRODUCTS = ['postgresql', 'advanced-server', 'distributed'] as const;
export type DownloadProduct = (typeof DOWNLOAD_PRODUCTS)[number];

export const PRODUCT_LABELS: Readonly<Record<DownloadProduct, string>> = {
  postgresql: 'PostgreSQL',
  'advanced-server': 'EDB Postgres Advanced Server',
  distributed: 'EDB Postgres Distributed',
};

/** Processors by their names in URLs and tables. Linux also uses amd64 and aarch64. */
export const ARCHITECTURES = ['x86-64', 'arm64', 'ppc64le', 's390x'] as const;
export type Architecture = (typeof ARCHITECTURES)[number];

export const INSTALLATION_METHODS = ['packages', 'installer', 'archive', 'container-image', 'source'] as const;

/** The package manager that installs the commands' packages, for the recipes made from them. */
export const PACKAGE_MANAGERS = ['apt', 'dnf', 'zypper'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export const FILE_KINDS = ['installer', 'archive'] as const;

/** Returns whether a text is one of the values of a list. */
export function isOneOf<Value extends string>(values: readonly Value[], text: unknown): text is Value {
  return values.some((value) => value === text);
}
