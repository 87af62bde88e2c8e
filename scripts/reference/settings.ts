import type pg from 'pg';
import { z } from 'zod';
import { toMarkdown, type ReferencePage } from './reference-page';
import { SETTING_CHAPTERS, type SettingChapter } from './setting-chapters';
import { formatSettingValue } from './setting-value';

const settingSchema = z.object({
  name: z.string(),
  category: z.string(),
  unit: z.string().nullable(),
  context: z.enum(['internal', 'postmaster', 'sighup', 'superuser-backend', 'backend', 'superuser', 'user']),
  vartype: z.enum(['bool', 'integer', 'real', 'string', 'enum']),
  boot_val: z.string().nullable(),
  min_val: z.string().nullable(),
  max_val: z.string().nullable(),
  enumvals: z.array(z.string()).nullable(),
  short_desc: z.string(),
  extra_desc: z.string().nullable(),
});
/** A row of pg_settings (PostgreSQL manual, section 53.25). */
type Setting = z.output<typeof settingSchema>;

/** Fetches the settings of the server itself, without those of extensions. */
export async function fetchSettings(client: pg.Client): Promise<Setting[]> {
  const { rows } = await client.query(`
    select name, category, unit, context, vartype, boot_val, min_val, max_val, enumvals, short_desc, extra_desc
    from pg_settings where category <> 'Customized Options' order by name collate "C"
  `);
  return z.array(settingSchema).nonempty().parse(rows);
}

/**
 * Builds the pages of settings.
 * @param firstOrder the position of the first page in its group
 * @throws when the server has a category that is on no page
 */
export function buildSettingPages(settings: readonly Setting[], firstOrder: number): ReferencePage[] {
  const known = new Set(SETTING_CHAPTERS.flatMap(({ categories }) => categories));
  const unknown = new Set(settings.map(({ category }) => category).filter((category) => !known.has(category)));
  if (unknown.size > 0) throw new Error(`No page has these settings: ${[...unknown].join(', ')}`);
  return SETTING_CHAPTERS.map((chapter, index) => ({
    slug: chapter.slug,
    title: chapter.title,
    description: chapter.description,
    label: chapter.label,
    order: firstOrder + index,
    ...(chapter.related ? { related: chapter.related } : {}),
    body: renderBody(chapter, settings),
  }));
}

function renderBody({ categories, intro }: SettingChapter, settings: readonly Setting[]): string {
  const parts = categories.map((category) => ({
    heading: category.split(' / ').at(-1) ?? category,
    rows: settings.filter((each) => each.category === category),
  }));
  const [only] = parts;
  // On a page with a single part, the settings are the headings, and so form the table of contents.
  if (only && parts.length === 1) return [intro, SOURCE_NOTE, ...only.rows.map((row) => renderSetting(row, '##'))].join('\n\n');
  return [
    intro,
    SOURCE_NOTE,
    ...parts.flatMap(({ heading, rows }) => [`## ${toSentenceCase(heading)}`, ...rows.map((row) => renderSetting(row, '###'))]),
  ].join('\n\n');
}

const SOURCE_NOTE =
  'The descriptions are those of the server, from `pg_settings`. The default is the one that is built in; ' +
  'a package or `initdb` may have written another value into `postgresql.conf`.';

/** When a change takes effect (PostgreSQL manual, section 53.25). */
const CHANGE_NOTES: Readonly<Record<Setting['context'], string>> = {
  internal: 'Fixed: it can be read but not set.',
  postmaster: 'Takes effect at a restart.',
  sighup: 'Takes effect at a reload.',
  'superuser-backend': 'Takes effect for new sessions; superusers, and roles with the privilege, can set it when they connect.',
  backend: 'Takes effect for new sessions; anybody can set it when they connect.',
  superuser: 'Takes effect at once; in a session, superusers and roles with the privilege can set it.',
  user: 'Takes effect at once; anybody can set it in a session.',
};

function renderSetting(row: Setting, level: '##' | '###'): string {
  const description = [row.short_desc, row.extra_desc]
    .filter((text) => text !== null && text !== '')
    .map((text) => toMarkdown(text ?? ''))
    .join(' ');
  return `${level} ${row.name}\n\n${description}\n\nDefault: ${describeDefault(row)}. ${describeValues(row)}${CHANGE_NOTES[row.context]}`;
}

/**
 * Defaults that `pg_settings` doesn't show: the built-in value is raised at startup, chosen by `initdb` or for the database,
 * or limited by how the described server was built (PostgreSQL manual, chapter 19).
 */
const DEFAULTS_IN_PRACTICE: Readonly<Record<string, string>> = {
  data_checksums: '`on` in clusters made with version 18, unless `initdb --no-data-checksums` was used',
  data_directory_mode: '`0700`, or `0750` if `initdb --allow-group-access` was used',
  max_stack_depth: '`2MB`, or less if the limit of the operating system is lower',
  server_encoding: 'depends on the database',
};

/** Values that the described server doesn't support because of how it was built. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  default_toast_compression: 'Servers built with lz4 also have `lz4`. ',
  io_method: 'Servers built with liburing also have `io_uring`. ',
  wal_compression: 'Servers built with lz4 or zstd also have `lz4` or `zstd`. ',
};

/** File modes, which the server shows in octal and `pg_settings` lists as decimal numbers. */
const FILE_MODES = new Set(['log_file_mode', 'unix_socket_permissions']);

/** Settings whose built-in value depends on the machine that built the server. */
const BUILT_IN_ELSEWHERE = new Set(['krb_server_keyfile', 'server_version', 'server_version_num', 'unix_socket_directories']);

function describeDefault({ name, boot_val: value, unit, context }: Setting): string {
  const inPractice = DEFAULTS_IN_PRACTICE[name];
  if (inPractice !== undefined) return inPractice;
  if (BUILT_IN_ELSEWHERE.has(name)) return 'depends on how the server was built';
  if (
    context === 'internal' &&
    [
      'shared_memory_size',
      'shared_memory_size_in_huge_pages',
      'num_os_semaphores',
      'huge_pages_status',
      'in_hot_standby',
    ].includes(name)
  )
    return 'depends on the cluster';
  if (value === null || value === '') return 'empty';
  return `\`${formatValue(name, value, unit)}\``;
}

function formatValue(name: string, value: string, unit: string | null): string {
  return FILE_MODES.has(name) ? Number(value).toString(8).padStart(4, '0') : formatSettingValue(value, unit);
}

function describeValues({ name, vartype, unit, min_val: min, max_val: max, enumvals, context }: Setting): string {
  if (context === 'internal') return '';
  if (vartype === 'bool') return 'On or off. ';
  if (vartype === 'enum')
    return `One of ${(enumvals ?? []).map((value) => (value === '' ? 'empty' : `\`${value}\``)).join(', ')}. ${OTHER_VALUES[name] ?? ''}`;
  if (min === null || max === null) return '';
  return `From \`${formatValue(name, min, unit)}\` to \`${formatValue(name, max, unit)}\`. `;
}

/** Converts "Automatic Vacuuming" to sentence case; proper names keep their case. */
function toSentenceCase(heading: string): string {
  const [first = '', ...rest] = heading.split(' ');
  return [
    first,
    ...rest.map((word) =>
      /^[A-Z][a-z-]+$/.test(word) && word !== 'PostgreSQL' && word !== 'Postgres' ? word.toLowerCase() : word,
    ),
  ]
    .join(' ')
    .replace(/-([A-Z])/g, (all) => all.toLowerCase());
}
