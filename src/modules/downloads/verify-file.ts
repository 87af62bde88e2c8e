/** Builds the command that compares a file with its checksum: PowerShell on Windows, a shell elsewhere. */
export function buildChecksumCommand(name: string, sha256: string, platform: string): string {
  if (platform === 'windows') return `(Get-FileHash ${name} -Algorithm SHA256).Hash -eq '${sha256}'`;
  const program = platform === 'macos' ? 'shasum -a 256' : 'sha256sum';
  return `echo '${sha256}  ${name}' | ${program} --check`;
}

/** Returns the language of commands on a platform, for their label: PowerShell on Windows, a shell elsewhere. */
export function getShell(platform: string): 'powershell' | 'bash' {
  return platform === 'windows' ? 'powershell' : 'bash';
}

/** The archive of a release's source code. */
export interface SourceArchive {
  url: string;
  name: string;
  checksumUrl: string;
  listUrl: string;
}

/** Returns where the project publishes the source of a release, its checksum, and the list of its files. */
export function buildSourceArchive(release: string): SourceArchive {
  const name = `postgresql-${release}.tar.bz2`;
  const url = `https://ftp.postgresql.org/pub/source/v${release}/${name}`;
  return { url, name, checksumUrl: `${url}.sha256`, listUrl: `https://www.postgresql.org/ftp/source/v${release}/` };
}

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** Formats a size in decimal units: "1.2 MB". */
export function formatSize(bytes: number): string {
  const step = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${UNITS[step] ?? ''}`;
}
