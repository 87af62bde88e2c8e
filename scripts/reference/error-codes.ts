import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error';
import type { ReferencePage } from './reference-page';

/** A code of PostgreSQL's own list, errcodes.txt. */
interface ErrorCode {
  /** SQLSTATE, five characters. */
  code: string;
  /** Whether it is an error, a warning or success. */
  kind: 'E' | 'W' | 'S';
  /** The name in PL/pgSQL; codes without one are aliases of others. */
  condition: string;
}

/** A class of codes, which share their first two characters. */
interface ErrorClass {
  key: string;
  name: string;
  codes: ErrorCode[];
}

/**
 * Reads the list from which the server's own files are generated.
 * @param programs folder of the server: bin, lib, share
 * @throws {CommandError} when the server was installed without it
 */
export function readErrorClasses(programs: string): ErrorClass[] {
  const file = [path.join(programs, 'share/postgresql/errcodes.txt'), path.join(programs, 'share/errcodes.txt')].find((each) =>
    existsSync(each),
  );
  if (file === undefined)
    throw new CommandError('The embedded Postgres has no errcodes.txt.', { hint: `It was expected below ${programs}.` });
  return parseErrorClasses(readFileSync(file, 'utf8'));
}

/** Parses the classes of a list in the format of errcodes.txt. */
export function parseErrorClasses(text: string): ErrorClass[] {
  const classes: ErrorClass[] = [];
  for (const line of text.split('\n')) {
    const [, key, name] = /^Section: Class (\w\w) - (.+)$/.exec(line) ?? [];
    if (key !== undefined && name !== undefined) classes.push({ key, name: name.replace(/ \(.*\)$/, ''), codes: [] });
    const [, code, kind, condition] = /^(\w{5})\s+([EWS])\s+\w+\s+(\w+)\s*$/.exec(line) ?? [];
    if (code !== undefined && condition !== undefined && (kind === 'E' || kind === 'W' || kind === 'S'))
      classes.at(-1)?.codes.push({ code, kind, condition });
  }
  return classes;
}

interface ErrorChapter {
  slug: string;
  title: string;
  label: string;
  description: string;
  intro: string;
  /** Each class with a one-sentence description. */
  classes: Readonly<Record<string, string>>;
}

/** The codes page by page. Every class belongs to one of them. */
export const ERROR_CHAPTERS: readonly ErrorChapter[] = [
  {
    slug: 'error-codes-access',
    title: 'Error codes: connections and access',
    label: 'Codes: access',
    description:
      'SQLSTATE codes of failed connections, rejected logins, missing privileges, and names that do not exist, ' +
      'with their PL/pgSQL condition names.',
    intro: 'A program should look at the code and never at the text of a message, which depends on version and language.',
    classes: {
      '08': 'The connection could not be made, or broke. A driver reports most of these itself: the server cannot say that it is away.',
      '28': 'The server refused the login. The reason is in its log, and on purpose not in the message.',
      '0L': 'Someone granted what they may not grant.',
      '0P': 'A role was named that cannot be used there.',
      '2B': 'A role or privilege cannot go, because objects or other grants depend on it.',
      '3D': 'There is no database of this name.',
      '3F': 'There is no schema of this name.',
    },
  },
  {
    slug: 'error-codes-data',
    title: 'Error codes: data and constraints',
    label: 'Codes: data',
    description:
      'SQLSTATE codes of values that do not fit, divisions by zero, wrong formats, and violated constraints, ' +
      'with their PL/pgSQL condition names.',
    intro:
      'Class 23 is the one that programs handle most: the name of the constraint comes with the error, in a field of its own.',
    classes: {
      '21': 'A subquery gave more rows than the place for it takes.',
      '22': 'A value is wrong: too large, too long, of another form, or impossible for the operation.',
      '23': 'A row breaks a constraint. The fields of the error name schema, table, column, and constraint.',
      '27': 'A trigger changed a row that the statement was about to change.',
      '44': 'A row was written through a view that does not show it.',
    },
  },
  {
    slug: 'error-codes-transactions',
    title: 'Error codes: transactions and cursors',
    label: 'Codes: transactions',
    description:
      'SQLSTATE codes of serialization failures, deadlocks, aborted transactions, savepoints, and cursors, ' +
      'and which of them are worth another try.',
    intro:
      '`40001` and `40P01` ask for the whole transaction once more, from its beginning. ' +
      'All others come back if you repeat the same statements.',
    classes: {
      '0B': 'A transaction cannot begin in this way.',
      '24': 'A cursor is not in a state for this: not positioned, or not open.',
      '25': 'The transaction is not in a state for this. `25P02` means that an earlier statement failed: only `ROLLBACK` helps.',
      '26': 'There is no prepared statement of this name. Behind a connection pooler, it may belong to another connection.',
      '2D': 'A transaction cannot end here, in an atomic block for example.',
      '34': 'There is no cursor of this name.',
      '3B': 'There is no savepoint of this name, or it cannot be used now.',
      '40': 'The server rolled the transaction back, so that others could go on.',
    },
  },
  {
    slug: 'error-codes-statements',
    title: 'Error codes: statements and names',
    label: 'Codes: statements',
    description:
      'SQLSTATE codes of syntax errors, unknown tables and columns, wrong types, missing privileges, and features ' +
      'that PostgreSQL does not have.',
    intro: 'These come from the statement itself: the same statement fails again until it, the schema, or a privilege changes.',
    classes: {
      '03': 'A statement is not complete.',
      '0A': 'PostgreSQL does not have this, or not in this combination.',
      '0F': 'A locator of a large value is wrong.',
      '0Z': 'Diagnostics were asked for where there are none.',
      '10': 'An XML query failed.',
      '20': 'A `CASE` without `ELSE` met none of its cases, in PL/pgSQL.',
      '42': 'The statement is wrong: in its syntax, its names, its types, or in what this role may do.',
    },
  },
  {
    slug: 'error-codes-server',
    title: 'Error codes: resources and the server',
    label: 'Codes: server',
    description:
      'SQLSTATE codes of full disks, too many connections, limits, lock timeouts, canceled statements, shutdowns, and damaged data.',
    intro: 'Watch the log for classes 53, 58, and XX: they concern the machine or the data, and no application can fix them.',
    classes: {
      '53': 'Something has run out: memory, disk, connections.',
      '54': 'The statement goes beyond a limit that is built in.',
      '55': 'An object is not in a state for this: in use, locked, or not prepared.',
      '57': 'Someone or something ended it: a cancel request, a timeout, a shutdown.',
      '58': 'The operating system failed: a file that cannot be read or written.',
      F0: 'A configuration file is wrong.',
      XX:
        'PostgreSQL met something that must not be: a bug, or damaged data. `XX001` and `XX002` are damage; ' +
        'stop and make a copy of the cluster before you try anything.',
    },
  },
  {
    slug: 'error-codes-functions',
    title: 'Error codes: functions and foreign data',
    label: 'Codes: functions',
    description:
      'SQLSTATE codes of functions, triggers, PL/pgSQL, and foreign data wrappers: what a routine raises and what ' +
      'another server did not do.',
    intro:
      '`RAISE` without a code gives `P0001`. Give an error of your own a code of your own, in a class that ' +
      'PostgreSQL does not use, and callers can tell it apart.',
    classes: {
      '09': 'A trigger failed.',
      '2F': 'A function did what its declaration rules out.',
      '38': 'A function in another language failed.',
      '39': 'A function was called, or gave something back, in a way that its protocol rules out.',
      HV: 'A foreign data wrapper failed.',
      P0: 'PL/pgSQL raised it: by `RAISE`, or because a query gave no row or too many.',
    },
  },
  {
    slug: 'error-codes-success',
    title: 'Error codes: success and warnings',
    label: 'Codes: success, warnings',
    description:
      'SQLSTATE codes that are no errors: completion, warnings of each kind, and no data. With their names as PostgreSQL lists them.',
    intro: 'Statements with these codes have done their work. PL/pgSQL cannot catch them by name.',
    classes: {
      '00': 'Done.',
      '01': 'Done, with something to notice.',
      '02': 'Done, and there was nothing to do it with.',
    },
  },
];

/**
 * Builds the pages of error codes.
 * @param firstOrder the position of the first page in its group
 * @throws when the server has a class that is on no page
 */
export function buildErrorCodePages(classes: readonly ErrorClass[], firstOrder: number): ReferencePage[] {
  const known = new Set(ERROR_CHAPTERS.flatMap((chapter) => Object.keys(chapter.classes)));
  const unknown = classes.filter(({ key }) => !known.has(key));
  if (unknown.length > 0)
    throw new Error(`No page has these classes of error codes: ${unknown.map(({ key }) => key).join(', ')}`);
  return ERROR_CHAPTERS.map(({ slug, title, label, description, intro, classes: own }, index) => ({
    slug,
    title,
    description,
    label,
    order: firstOrder + index,
    body: [intro, ...classes.filter(({ key }) => key in own).map((each) => renderClass(each, own[each.key] ?? ''))].join('\n\n'),
  }));
}

function renderClass({ key, name, codes }: ErrorClass, about: string): string {
  const rows = codes.map(({ code, condition }) => `| \`${code}\` | \`${condition}\` |`);
  return [`## Class ${key}: ${toSentenceCase(name)}`, about, ['| Code | Condition |', '| --- | --- |', ...rows].join('\n')].join(
    '\n\n',
  );
}

/** Converts "Connection Exception" to sentence case; proper names keep their case. */
function toSentenceCase(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ');
}
