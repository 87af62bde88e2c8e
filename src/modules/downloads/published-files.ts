import type { Combination } from './choice/combinations';
import type { Architecture } from './options';
import { buildSourceArchive } from './verify-file';

/** A file of the PostgreSQL project or its packagers whose URL follows a documented pattern. */
export interface PublishedFile {
  name: string;
  url: string;
  /** Its description. */
  description: string;
  /** Its checksum or signature. */
  proof?: { label: string; url: string };
  /** Names the files behind it, or compares them with their checksums and signatures. */
  check?: { description: string; code: string };
}

/** Names of the releases in the PostgreSQL Apt repository (https://www.postgresql.org/download/linux/debian/ and …/ubuntu/). */
const APT_SUITES: Readonly<Record<string, string>> = {
  'debian-13': 'trixie',
  'debian-12': 'bookworm',
  'debian-11': 'bullseye',
  'ubuntu-26-04': 'resolute',
  'ubuntu-24-04': 'noble',
  'ubuntu-22-04': 'jammy',
};
/** Processors as Debian and as RPM call them. */
const DEBIAN_ARCHITECTURES: Readonly<Record<Architecture, string>> = {
  'x86-64': 'amd64',
  arm64: 'arm64',
  ppc64le: 'ppc64el',
  s390x: 's390x',
};
const RPM_ARCHITECTURES: Readonly<Record<Architecture, string>> = {
  'x86-64': 'x86_64',
  arm64: 'aarch64',
  ppc64le: 'ppc64le',
  s390x: 's390x',
};

const APT = 'https://apt.postgresql.org/pub/repos/apt/dists';
const RPM = 'https://download.postgresql.org/pub/repos';

/**
 * Lists the files of a choice whose URLs are documented. The file of a single package isn't among them: its name ends
 * with a build number that only the repository knows, so there is a link to the package list and a command that prints the name.
 */
export function buildPublishedFiles(chosen: Combination, release: string | undefined): PublishedFile[] {
  if (chosen.product !== 'postgresql') return [];
  const { system, major } = chosen;
  if (system in APT_SUITES) return buildAptFiles(chosen, APT_SUITES[system] ?? '');
  if (/^rhel-\d+$/.test(system)) return buildRpmFiles(chosen);
  if (system === 'sles-16') return buildZypperFiles(chosen);
  if (system === 'docker' || system === 'podman') return buildImages(system, release ?? String(major));
  if (system === 'kubernetes') return buildOperandImages(release ?? String(major));
  if (system === 'macos') return buildHomebrewFiles(major);
  if (system === 'source' && release !== undefined) return [buildSourceFile(release)];
  return [];
}

function buildSourceFile(release: string): PublishedFile {
  const { name, url, checksumUrl, listUrl } = buildSourceArchive(release);
  return {
    name: `Download ${name}`,
    url,
    description: `Its size is at ${listUrl}. The project signs no source archives.`,
    proof: { label: 'SHA-256', url: checksumUrl },
    check: { description: 'Fetch both, and compare them:', code: `sha256sum --check ${name}.sha256` },
  };
}

function buildAptFiles({ major, architecture }: Combination, suite: string): PublishedFile[] {
  const folder = `${APT}/${suite}-pgdg`;
  return [
    {
      name: `Packages.gz of ${suite}-pgdg`,
      url: `${folder}/main/binary-${DEBIAN_ARCHITECTURES[architecture]}/Packages.gz`,
      description: 'The list of all packages with the path, size, and SHA-256 of each file.',
      proof: { label: 'InRelease with its checksum, signed by the project', url: `${folder}/InRelease` },
      check: {
        description: 'apt compares all of it. With the repository added, this prints the file’s URL, size, and SHA-256:',
        code: `apt-get download --print-uris postgresql-${major}`,
      },
    },
  ];
}

function buildRpmFiles({ system, major, architecture }: Combination): PublishedFile[] {
  const name = 'pgdg-redhat-repo-latest.noarch.rpm';
  return [
    {
      name,
      url: `${RPM}/yum/reporpms/EL-${system.replace('rhel-', '')}-${RPM_ARCHITECTURES[architecture]}/${name}`,
      description: 'Adds the repository and its key.',
      proof: { label: 'Folder of the packages', url: `${RPM}/yum/${major}/redhat/` },
      check: {
        description: 'With the repository added, print the package’s URL, fetch it, and check its signature:',
        code: [
          `dnf repoquery --location postgresql${major}-server`,
          `dnf download postgresql${major}-server`,
          `rpm --checksig postgresql${major}-server-*.rpm`,
        ].join('\n'),
      },
    },
  ];
}

function buildZypperFiles({ major }: Combination): PublishedFile[] {
  const name = 'pgdg-suse-repo-latest.noarch.rpm';
  return [
    {
      name,
      url: `${RPM}/zypp/reporpms/SLES-16-x86_64/${name}`,
      description: 'Adds the repository. zypper compares each package with the key that you import first.',
      proof: { label: 'Key', url: 'https://zypp.postgresql.org/keys/PGDG-RPM-GPG-KEY-SLES16' },
      check: {
        description: 'With the repository added, this fetches the server’s package without installing it:',
        code: `sudo zypper --non-interactive install --download-only postgresql${major}-server`,
      },
    },
  ];
}

/** Tags: https://github.com/docker-library/docs/tree/master/postgres. */
function buildImages(program: 'docker' | 'podman', release: string): PublishedFile[] {
  const image = `docker.io/library/postgres:${release}`;
  return [
    {
      name: image,
      url: `https://hub.docker.com/_/postgres/tags?name=${release}`,
      description:
        'The image of this release, on Debian. Add -bookworm, -trixie, or -alpine for a base of your choice. ' +
        `If the list has no ${release} yet, the image isn’t built yet.`,
      check: {
        description: `A digest names exactly one image, and ${program} compares it. Print it, and use it instead of the tag:`,
        code: `${program} pull ${image}\n${program} image inspect --format '{{join .RepoDigests "\\n"}}' ${image}`,
      },
    },
  ];
}

/** Tags and signatures: https://github.com/cloudnative-pg/postgres-containers. */
function buildOperandImages(release: string): PublishedFile[] {
  const image = `ghcr.io/cloudnative-pg/postgresql:${release}-minimal-trixie`;
  return [
    {
      name: image,
      url: 'https://github.com/cloudnative-pg/postgres-containers/pkgs/container/postgresql',
      description: 'The image of this release for the operator, if it is built already. Minimal and standard images are signed.',
      proof: {
        label: 'How to verify the signature',
        url: 'https://github.com/cloudnative-pg/postgres-containers#image-signatures',
      },
      check: {
        description: 'This prints the digest, which names exactly one image:',
        code: `docker buildx imagetools inspect ${image}`,
      },
    },
  ];
}

function buildHomebrewFiles(major: number): PublishedFile[] {
  return [
    {
      name: `postgresql@${major}.json`,
      url: `https://formulae.brew.sh/api/formula/postgresql@${major}.json`,
      description: 'Homebrew’s own record: the URL and SHA-256 of the archive for each version of macOS, and of the source.',
      proof: { label: 'The same as a page', url: `https://formulae.brew.sh/formula/postgresql@${major}` },
      check: { description: 'This fetches the archive and compares it:', code: `brew fetch postgresql@${major}` },
    },
  ];
}
