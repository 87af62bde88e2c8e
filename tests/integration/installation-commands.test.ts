import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildCombinations } from '@/modules/downloads/choice/combinations';
import { buildCommands } from '@/modules/downloads/recipes/command-steps';
import { commandRunSchema, digestCommands } from '@/modules/downloads/recipes/command-runs';
import { RECIPES, type RecipeSource } from '@/modules/downloads/recipes/recipes';
import { canRunOnDebian, runOnFreshDebian } from './support/fresh-debian';
import { installationData } from './support/installation-data';
import { createProcesses } from './support/processes';
import { checkShell, installShellCheck } from './support/shell-check';

/*
 * The commands of the download pages: every shell command and every recipe passes ShellCheck, and those that this machine can run
 * are run. What ran is written down with UPDATE_COMMAND_RUNS=1; without that, the badge on the page must be what runs now.
 */
const processes = createProcesses();
const RUNS_FILE = 'src/modules/downloads/recipes/command-runs.json';
const TODAY = new Date().toISOString().slice(0, 10);
const { installations, platforms, versions, releases } = installationData;

/** Every offer with commands, for the newest of its versions. */
const offered = platforms.flatMap((platform) =>
  platform.offers.flatMap((offer) => {
    const installation = installations.find(({ key }) => key === offer.installation);
    const [combination] = buildCombinations([{ ...platform, offers: [offer] }], versions, TODAY);
    if (!installation || !combination) return [];
    const { major } = combination;
    const commands = buildCommands(installation, { major, system: platform, releases });
    return [{ name: `${installation.key} on ${platform.key}`, installation, platform, major, commands }];
  }),
);

beforeAll(() => installShellCheck(processes));

describe('shell commands', () => {
  it('are offered for more than 15 products on platforms', () => expect(offered.length).toBeGreaterThan(15));

  it.each(offered)('$name: each command passes ShellCheck', ({ commands }) => {
    const codes = commands.steps.filter(({ language }) => language === 'bash').map(({ code }) => code);
    const isShell = commands.steps.every(({ language }) => language !== 'text' && language !== 'powershell');
    for (const code of isShell ? [...codes, commands.verify, commands.remove] : codes) expect(checkShell(code), code).toBe('');
  });
});

describe('recipes', () => {
  const sources = offered.flatMap(({ name, installation, platform, major, commands }) =>
    installation.packageManager
      ? RECIPES.filter((recipe) =>
          recipe.isFor({ system: platform.key, packageManager: installation.packageManager ?? 'apt', commands }),
        ).map((recipe) => {
          const source: RecipeSource = {
            title: `${installation.product} ${major} for ${platform.name}`,
            system: platform.key,
            major,
            packageManager: installation.packageManager ?? 'apt',
            commands,
          };
          return { name: `${name}: ${recipe.file}`, file: recipe.file, text: recipe.build(source), commands };
        })
      : [],
  );

  it.each(sources.filter(({ file }) => file.endsWith('.sh')))('$name passes ShellCheck', ({ text }) => {
    expect(checkShell(text), text).toBe('');
  });

  it.each(sources.filter(({ file }) => file === 'dockerfile'))('$name has commands that pass ShellCheck', ({ text }) => {
    const [, script = ''] = /<<'COMMANDS'[^\n]*\n([\s\S]*)\nCOMMANDS\n/.exec(text) ?? [];
    expect(script).not.toBe('');
    expect(checkShell(script), text).toBe('');
    expect(text).not.toContain('systemctl');
  });

  const cloudSchema = z.object({
    write_files: z.array(z.object({ path: z.string(), content: z.string() })),
    runcmd: z.array(z.array(z.string())),
  });
  it.each(sources.filter(({ file }) => file === 'cloud-init.yaml'))('$name runs the script it writes', ({ text }) => {
    expect(text.startsWith('#cloud-config\n')).toBe(true);
    const { write_files: files, runcmd } = cloudSchema.parse(parse(text));
    expect(runcmd).toEqual([[files[0]?.path]]);
    expect(checkShell(files[0]?.content ?? '')).toBe('');
  });

  const playSchema = z.array(z.object({ tasks: z.array(z.record(z.string(), z.unknown())) }));
  const shellSchema = z.object({ cmd: z.string() });
  it.each(sources.filter(({ file }) => file === 'playbook.yaml'))('$name has a task for each step', ({ text, commands }) => {
    const tasks = playSchema.parse(parse(text)).flatMap((play) => play.tasks);
    const run = tasks.map((task) => shellSchema.parse(task['ansible.builtin.shell']).cmd);
    expect(run).toEqual([commands.verify, ...commands.steps.map(({ code }) => code), commands.verify]);
  });
});

const proven = offered.filter(
  ({ installation }) => installation.key === 'debian-packages' && installation.packageManager === 'apt',
);
const onThisMachine = proven.filter(({ platform }) => canRunOnDebian(platform.key.replace('debian-', '')));

describe('commands that run', () => {
  it.skipIf(onThisMachine.length === 0).each(onThisMachine)(
    '$name: install, check and remove a server on a new system',
    async ({ installation, platform, major, commands }) => {
      const script = [
        ...commands.steps.map(({ code }) => code),
        commands.verify,
        `echo "server_version $(sudo -u postgres psql -XAtc 'SHOW server_version')"`,
        commands.remove,
        `if [ -e /usr/lib/postgresql/${major}/bin/postgres ]; then echo 'still there'; else echo 'removed'; fi`,
      ].join('\n');
      const { code, output, errors } = await runOnFreshDebian(script);
      expect(code, `${output}\n${errors}`).toBe(0);
      const [, serverVersion = ''] = /^server_version (\d+\.\d+)/m.exec(output) ?? [];
      expect(serverVersion).toMatch(new RegExp(String.raw`^${major}\.\d+$`));
      expect(output).toMatch(/^removed$/m);
      const run = {
        installation: installation.key,
        system: platform.key,
        major,
        serverVersion,
        day: TODAY,
        digest: digestCommands(commands),
      };
      if (process.env['UPDATE_COMMAND_RUNS']) recordRun(run);
      const recorded = readRuns().find(({ system, installation: key }) => system === run.system && key === run.installation);
      expect(recorded, 'run with UPDATE_COMMAND_RUNS=1 to write it down').toMatchObject({ major, digest: run.digest });
    },
  );
});

function readRuns() {
  return z.array(commandRunSchema).parse(existsSync(RUNS_FILE) ? JSON.parse(readFileSync(RUNS_FILE, 'utf8')) : []);
}

function recordRun(run: z.infer<typeof commandRunSchema>): void {
  const others = readRuns().filter(({ installation, system }) => installation !== run.installation || system !== run.system);
  writeFileSync(RUNS_FILE, `${JSON.stringify([...others, run], null, 2)}\n`);
  execFileSync('npx', ['oxfmt', RUNS_FILE]);
}
