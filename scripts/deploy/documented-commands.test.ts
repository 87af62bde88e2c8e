import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { extractAllCommands } from '../../tests/integration/support/documented-commands';

const COMPOSE = 'docker compose --file deploy/compose.yaml ';

const serviceSchema = z.looseObject({
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
});
const composeSchema = z.looseObject({ services: z.record(z.string(), serviceSchema) });
const { services } = composeSchema.parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }));

const commands = ['README.md', 'docs/runbook.md'].flatMap(extractAllCommands);
const ofCompose = commands.flatMap(({ section, text }) =>
  text
    .split(' | ')
    .filter((part) => part.startsWith(COMPOSE))
    .map((part) => ({ section, words: part.slice(COMPOSE.length).split(' ') })),
);
const restore = ofCompose.filter(({ section }) => section === 'Backup and restore: the compose file');

/** The services that a command names: all of its arguments, or the first one when a program to run in it follows. */
function listServices([subcommand = '', ...rest]: readonly string[]): string[] {
  const named = rest.filter((word) => !word.startsWith('-'));
  return ['run', 'exec'].includes(subcommand) ? named.slice(0, 1) : named;
}

describe('the documented commands of Docker Compose', () => {
  it('name existing services', () => {
    expect(ofCompose.length).toBeGreaterThan(3);
    expect(ofCompose.flatMap(({ words }) => listServices(words)).filter((name) => !(name in services))).toEqual([]);
  });

  it('restore the database that the instances and the backups use, before they start', () => {
    const database = services['backup']?.environment['PGDATABASE'] ?? '';
    expect(services['site-a']?.environment['DATABASE_URL']?.split('/').at(-1)).toBe(database);
    const [stop, load, , unpack, start] = restore.map(({ words }) => words.join(' '));
    for (const service of Object.keys(services).filter((name) => /^site-|^backup$/.test(name))) expect(stop).toContain(service);
    expect(load).toContain(`pg_restore --dbname=${database} `);
    expect(load).toContain(`dropdb --if-exists --force ${database} `);
    expect(unpack).toMatch(/^run .* migrate tar --extract /);
    expect(start).toBe('up --detach');
  });

  it('read archives where they are, and write pictures where that is allowed', () => {
    const backups = services['backup']?.environment['BACKUP_FOLDER'] ?? '';
    const reading = restore.filter(({ words }) => words.includes('backup') && words[0] === 'run');
    expect(reading).toHaveLength(2);
    for (const { words } of reading) expect(words.join(' ')).toContain(` ${backups}/20`);
    expect(services['migrate']?.volumes).toContain('media:/media');
  });
});
