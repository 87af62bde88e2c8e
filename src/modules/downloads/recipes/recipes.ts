import { stringify } from 'yaml';
import type { PackageManager } from '../options';
import type { Commands } from './command-steps';

/** The input of a recipe. */
export interface RecipeSource {
  /** As in "PostgreSQL 18 on Debian 12". */
  title: string;
  /** Key of the platform, such as `debian-12`. */
  system: string;
  major: number;
  packageManager: PackageManager;
  commands: Commands;
}

/** A file with the commands of an installation in another form. */
export interface Recipe {
  /** Its name in URLs, in lower case. */
  file: string;
  label: string;
  build: (source: RecipeSource) => string;
  /** Whether it exists for an installation. */
  isFor: (source: Pick<RecipeSource, 'system' | 'packageManager' | 'commands'>) => boolean;
}

const always = (): boolean => true;

/** The variable with the secret that EDB's repositories need. No file can carry it. */
const TOKEN = 'EDB_SUBSCRIPTION_TOKEN';
const needsToken = ({ steps }: Commands): boolean => steps.some(({ code }) => code.includes(TOKEN));

/** A new machine doesn't have EDB's repository yet, which only a customer can add. */
const isFromCustomerRepository = ({ packageName = '' }: Commands): boolean => packageName.startsWith('edb-');

export const RECIPES: readonly Recipe[] = [
  { file: 'install.sh', label: 'Shell script', build: buildScript, isFor: always },
  {
    file: 'dockerfile',
    label: 'Dockerfile',
    build: buildDockerfile,
    isFor: ({ system, commands }) => getBaseImage(system) !== undefined && !needsToken(commands),
  },
  {
    file: 'cloud-init.yaml',
    label: 'cloud-init',
    build: buildCloudInit,
    isFor: ({ commands }) => !needsToken(commands) && !isFromCustomerRepository(commands),
  },
  { file: 'playbook.yaml', label: 'Ansible playbook', build: buildPlaybook, isFor: always },
  {
    file: 'air-gapped.sh',
    label: 'For machines without a network',
    build: buildAirGappedScript,
    isFor: ({ packageManager, commands }) => packageManager !== 'zypper' && commands.packageName !== undefined,
  },
];

/** Builds a script that installs, starts and checks. It ends at the first command that fails. */
function buildScript({ title, commands }: RecipeSource): string {
  return [
    '#!/usr/bin/env bash',
    `# Installs ${title}. Run it as a user who may use sudo.`,
    'set -euo pipefail',
    'export DEBIAN_FRONTEND=noninteractive',
    ...commands.steps.flatMap(({ title: step, code }) => ['', `# ${step}`, code]),
    '',
    '# Check that it runs',
    commands.verify,
    '',
  ].join('\n');
}

/** Images by the beginning of a platform's key. SLES images need a registration. */
function getBaseImage(system: string): string | undefined {
  const [name = '', ...version] = system.split('-');
  if (name === 'debian' || name === 'ubuntu') return `${name}:${version.join('.')}`;
  if (name === 'rhel') return `almalinux:${version.join('.')}`;
  return undefined;
}

/**
 * A container has no service manager, so that the image starts the server itself, for connections from outside. The commands
 * are an argument of the shell and not its input, which a package that asks a question would read. Without a locale the
 * server would store text as SQL_ASCII.
 */
function buildDockerfile(source: RecipeSource): string {
  const { title, system, packageManager, commands } = source;
  const prepare =
    packageManager === 'apt' ? ['apt-get update', 'apt-get install -y sudo curl ca-certificates'] : ['dnf install -y sudo'];
  const steps = commands.steps.filter(({ code }) => !code.includes('systemctl')).map(({ code }) => code);
  return [
    `# ${title}. Build it with: docker build --tag my-postgres .`,
    `FROM ${getBaseImage(system) ?? ''}`,
    'ENV LANG=C.UTF-8',
    'SHELL ["/bin/bash", "-euo", "pipefail", "-c"]',
    `RUN <<'COMMANDS'`,
    ...(packageManager === 'apt' ? ['export DEBIAN_FRONTEND=noninteractive'] : []),
    ...prepare,
    ...steps,
    packageManager === 'apt' ? 'rm -rf /var/lib/apt/lists/*' : 'dnf clean all',
    'COMMANDS',
    ...buildStart(source),
    '',
  ].join('\n');
}

function buildStart({ major, packageManager }: RecipeSource): string[] {
  const isDebian = packageManager === 'apt';
  const data = isDebian ? `/var/lib/postgresql/${major}/main` : `/var/lib/pgsql/${major}/data`;
  const config = isDebian ? `/etc/postgresql/${major}/main` : data;
  const bin = isDebian ? `/usr/lib/postgresql/${major}/bin` : `/usr/pgsql-${major}/bin`;
  const start = [`${bin}/postgres`, '-D', data, '-c', `config_file=${config}/postgresql.conf`, '-c', 'listen_addresses=*'];
  return [
    'USER postgres',
    ...(isDebian ? [] : [`RUN ${bin}/initdb -D ${data}`]),
    "# Connections from outside need a password. Set one with: docker exec -it <container> psql -c '\\password'",
    `RUN echo 'host all all all scram-sha-256' >> ${config}/pg_hba.conf`,
    'EXPOSE 5432',
    `CMD [${start.map((part) => `"${part}"`).join(', ')}]`,
  ];
}

function buildCloudInit(source: RecipeSource): string {
  const file = '/usr/local/sbin/install-postgres';
  const document = {
    write_files: [{ path: file, permissions: '0755', content: buildScript(source) }],
    runcmd: [[file]],
  };
  return `#cloud-config\n# ${source.title}\n${stringify(document, { lineWidth: 0 })}`;
}

/** Each task runs in its own shell, so that exported variables do not leak. */
function buildPlaybook({ title, commands }: RecipeSource): string {
  const token = needsToken(commands) ? { [TOKEN]: `{{ lookup('env', '${TOKEN}') }}` } : {};
  const tasks = commands.steps.map(({ title: name, code }) => ({
    name,
    'ansible.builtin.shell': { cmd: code, executable: '/bin/bash' },
    environment: { DEBIAN_FRONTEND: 'noninteractive', ...token },
    when: 'check.rc != 0',
  }));
  const check = {
    name: 'Check whether it is already installed',
    'ansible.builtin.shell': { cmd: commands.verify, executable: '/bin/bash' },
    register: 'check',
    changed_when: false,
    failed_when: false,
  };
  const verify = {
    name: 'Check that it runs',
    'ansible.builtin.shell': { cmd: commands.verify, executable: '/bin/bash' },
    changed_when: false,
  };
  const first = needsToken(commands) ? `${title}. Set ${TOKEN} where you run ansible-playbook.` : title;
  return `# ${first}\n${stringify(
    [{ name: `Install ${title}`, hosts: 'databases', become: true, tasks: [check, ...tasks, verify] }],
    {
      lineWidth: 0,
    },
  )}`;
}

/**
 * Builds a script with two halves: `fetch` runs on a machine of the same system with a network and puts all packages with their
 * checksums into a folder, `install` checks and installs them on the machine without one.
 */
function buildAirGappedScript({ title, packageManager, commands }: RecipeSource): string {
  const name = commands.packageName ?? '';
  const codes = commands.steps.map(({ code }) => code);
  const installing = codes.findIndex((code) => code.includes(name));
  const [before, after] = [codes.slice(0, installing), codes.slice(installing + 1)];
  const [fetch, install] = packageManager === 'apt' ? buildAptHalves(name) : buildDnfHalves(name);
  const indent = (code: string): string => code.replaceAll(/^(?=.)/gm, '  ');
  return [
    '#!/usr/bin/env bash',
    `# ${title} for a machine without a network.`,
    '#   1. On a machine of the same system that has a network:  bash air-gapped.sh fetch',
    '#   2. Copy this script and the folder "packages" to the machine without a network.',
    '#   3. On the machine without a network:                    bash air-gapped.sh install',
    'set -euo pipefail',
    'export DEBIAN_FRONTEND=noninteractive',
    '',
    'fetch() {',
    // Started over each time: leftovers would be installed, and an earlier SHA256SUMS would list itself.
    indent([...before, 'rm -rf packages', 'mkdir packages', 'cd packages', fetch, 'sha256sum -- * > SHA256SUMS'].join('\n')),
    '}',
    '',
    'install_packages() {',
    indent(['cd packages', 'sha256sum --check --quiet SHA256SUMS', install, ...after].join('\n')),
    '}',
    '',
    'case "${1:-}" in',
    '  fetch) fetch ;;',
    '  install) install_packages ;;',
    '  *) echo "Usage: $0 fetch|install" >&2; exit 2 ;;',
    'esac',
    '',
  ].join('\n');
}

function buildAptHalves(name: string): [string, string] {
  return [
    [
      `apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances ${name} |`,
      "  grep '^[a-z0-9]' | sort -u | while read -r package; do",
      '  # A name without a file is a virtual package; another one in the list provides it.',
      '  if apt-cache show "$package" > /dev/null 2>&1; then apt-get download "$package"; fi',
      'done',
    ].join('\n'),
    'sudo apt-get install -y --no-download --no-install-recommends ./*.deb',
  ];
}

function buildDnfHalves(name: string): [string, string] {
  return [
    ['sudo dnf install -y dnf-plugins-core', `dnf download --resolve --alldeps --destdir . ${name}`].join('\n'),
    "sudo dnf install -y --disablerepo='*' ./*.rpm",
  ];
}
