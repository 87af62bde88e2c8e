import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { DOCUMENTS, extractAllCommands } from '../../tests/integration/support/documented-commands';
import type { Program } from '../build/programs';

const COMPOSE = 'docker compose --file deploy/compose.yaml ';

/** Programs of the package that are documented; the compiler knows which exist. */
const PROGRAMS: readonly Program[] = ['server', 'migrate-and-import', 'administrator', 'search-reindex'];

const serviceSchema = z.looseObject({
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
});
const objectSchema = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const composeSchema = z.looseObject({ services: z.record(z.string(), serviceSchema) });
const { services } = composeSchema.parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }));

const commands = DOCUMENTS.flatMap(extractAllCommands);
const ofCompose = commands.flatMap(({ section, text }) =>
  text
    .split(' | ')
    .filter((part) => part.startsWith(COMPOSE))
    .map((part) => ({ section, words: part.slice(COMPOSE.length).split(' ') })),
);
const ofSection = (name: string) => ofCompose.filter(({ section }) => section === name).map(({ words }) => words.join(' '));
const restore = ofSection('Backup and restore: the compose file');

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
    const [stop, , load, , unpack, start] = restore;
    for (const service of Object.keys(services).filter((name) => /^site-|^backup$/.test(name))) expect(stop).toContain(service);
    expect(load).toContain(`pg_restore --dbname=${database} `);
    expect(load).toContain(`dropdb --if-exists --force ${database} `);
    expect(unpack).toMatch(/^run .* migrate tar --extract /);
    expect(start).toBe('up --detach');
    const running = restore.filter((command) => command.startsWith('run '));
    for (const command of running) expect(command, 'does not import the starter content').toContain(' --no-deps ');
  });

  it('read archives where they are, and write pictures where that is allowed', () => {
    const backups = services['backup']?.environment['BACKUP_FOLDER'] ?? '';
    const reading = restore.filter((command) => /^run .*\bbackup /.test(command));
    expect(reading).toHaveLength(2);
    for (const command of reading) expect(command).toContain(` ${backups}/20`);
    expect(services['migrate']?.volumes).toContain('media:/media');
  });

  it('roll back to an image that exists, without migrating', () => {
    const rollback = ofSection('Roll back a release');
    const instances = Object.keys(services).filter((name) => name.startsWith('site-'));
    expect(rollback).toEqual(instances.map((name) => `up --detach --no-deps --no-build --wait ${name}`));
  });
});

describe('the documented commands of Kubernetes', () => {
  it('name existing deployments in the namespace of the site', () => {
    const documents = ['namespace', 'site', 'cms'].flatMap((name) =>
      parseAllDocuments(readFileSync(`deploy/kubernetes/${name}.yaml`, 'utf8')).map((each) => objectSchema.parse(each.toJS())),
    );
    const namesOf = (kind: string) => documents.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
    const ofKubernetes = commands.filter(({ text }) => text.startsWith('kubectl '));
    expect(ofKubernetes.length).toBeGreaterThan(1);
    for (const { text } of ofKubernetes) {
      const [, namespace = ''] = / (?:-n|--namespace) (\w+)/.exec(text) ?? [];
      expect(namesOf('Namespace'), text).toContain(namespace);
    }
    const deployments = ofKubernetes.flatMap(({ text }) => [...text.matchAll(/\bdeploy(?:ment)?\/(\w+)/g)]);
    expect(deployments.length).toBeGreaterThan(3);
    for (const [text, name] of deployments) expect(namesOf('Deployment'), text).toContain(name);
  });
});

it.each(['Emergency sign-in to the admin', 'The search finds too little'])(
  '%s: runs the same program of the package in a container of both platforms',
  (name) => {
    const inContainers = commands.flatMap(({ section, text }) =>
      section === name ? (/^(docker|kubectl) .*? node \.build\/(.+)\.mjs(.*)$/.exec(text)?.slice(1) ?? []) : [],
    );
    const [, program = '', parameters] = inContainers;
    expect(inContainers).toEqual(['docker', program, parameters, 'kubectl', program, parameters]);
    expect(PROGRAMS).toContain(program);
  },
);
