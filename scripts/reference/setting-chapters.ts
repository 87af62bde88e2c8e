/** A page of settings: its categories of pg_settings, and an introduction for the reader. */
export interface SettingChapter {
  slug: string;
  title: string;
  label: string;
  description: string;
  categories: readonly string[];
  intro: string;
  related?: readonly string[];
}

/**
 * The settings page by page, in the order of the manual's chapter on server configuration. Every category belongs to
 * one of them.
 */
export const SETTING_CHAPTERS: readonly SettingChapter[] = [
  {
    slug: 'settings-connections',
    title: 'Settings: files, connections, authentication',
    label: 'Connections',
    description:
      'Where the server keeps its files, on which addresses it listens, how many connections it takes, and how ' +
      'passwords are stored, setting by setting.',
    categories: [
      'File Locations',
      'Connections and Authentication / Connection Settings',
      'Connections and Authentication / TCP Settings',
      'Connections and Authentication / Authentication',
    ],
    intro:
      'Most of these take effect at a restart, because the server reserves memory for each connection when it ' +
      'starts. Who may connect is not among them: that is in `pg_hba.conf`.',
    related: ['/docs/configure/connections-and-pooling', '/docs/configure/client-authentication'],
  },
  {
    slug: 'settings-tls',
    title: 'Settings: TLS for connections',
    label: 'TLS',
    description:
      'Certificates, keys, protocol versions, and ciphers of encrypted connections to PostgreSQL 18, ' +
      'each with its default and when a change takes effect.',
    categories: ['Connections and Authentication / SSL'],
    intro:
      'The names still say SSL; the protocol is TLS. A reload reads certificates and keys again, ' +
      'so a renewed certificate needs no restart.',
    related: ['/docs/secure/tls'],
  },
  {
    slug: 'settings-memory',
    title: 'Settings: memory and disk',
    label: 'Memory and disk',
    description:
      'Shared buffers, working memory, huge pages, and limits for temporary files: what each setting limits, ' +
      'its default, and its range in PostgreSQL 18.',
    categories: ['Resource Usage / Memory', 'Resource Usage / Disk', 'Resource Usage / Kernel Resources'],
    intro: 'A limit such as `work_mem` counts for each sort or hash table of each process, not for the server as a whole.',
    related: ['/docs/configure/memory'],
  },
  {
    slug: 'settings-input-output',
    title: 'Settings: input, output, worker processes',
    label: 'Input, output, workers',
    description:
      'Asynchronous input and output, parallel workers, and the background writer: which processes PostgreSQL 18 ' +
      'starts and how many requests they make at once.',
    categories: ['Resource Usage / I/O', 'Resource Usage / Worker Processes', 'Resource Usage / Background Writer'],
    intro:
      'The pool of `max_worker_processes` is shared by parallel queries, logical replication, and extensions. ' +
      '`io_method` has a third value, `io_uring`, where the server was built with liburing.',
  },
  {
    slug: 'settings-write-ahead-log',
    title: 'Settings: write-ahead log and checkpoints',
    label: 'Write-ahead log',
    description:
      'What is written to the WAL, when it reaches the disk, how often checkpoints come, and how far back WAL ' +
      'summaries go, with defaults and ranges.',
    categories: [
      'Write-Ahead Log / Settings',
      'Write-Ahead Log / Checkpoints',
      'Write-Ahead Log / Recovery',
      'Write-Ahead Log / Summarization',
    ],
    intro:
      'Some of these trade safety for speed. `fsync` and `full_page_writes` turned off can cost the whole ' +
      'cluster in a crash; `synchronous_commit` turned off can cost the last transactions, and nothing else.',
  },
  {
    slug: 'settings-archiving-recovery',
    title: 'Settings: archiving and recovery',
    label: 'Archiving and recovery',
    description:
      'How WAL files reach the archive, how a server fetches them back, and up to which moment a recovery goes: ' +
      'every setting with its default.',
    categories: ['Write-Ahead Log / Archiving', 'Write-Ahead Log / Archive Recovery', 'Write-Ahead Log / Recovery Target'],
    intro:
      'A recovery has one target at most: a time, a name, a transaction, a place in the WAL, ' +
      'or the moment at which the backup is consistent.',
    related: ['/docs/operate/restore-and-point-in-time-recovery'],
  },
  {
    slug: 'settings-replication',
    title: 'Settings: replication',
    label: 'Replication',
    description:
      'Senders, standbys, and subscribers: slots, timeouts, synchronous standbys, and what a standby does with queries ' +
      'that are in the way.',
    categories: [
      'Replication / Sending Servers',
      'Replication / Primary Server',
      'Replication / Standby Servers',
      'Replication / Subscribers',
    ],
    intro:
      'Set them to the same values on the primary and its standbys: after a switchover, they trade roles. ' +
      'Since the releases of August 2026 (18.6), the server also has `output_plugin_libraries`, ' +
      'which names the output plugins that logical decoding may load; ' +
      'only `pgoutput` and `test_decoding` are allowed from the start.',
    related: ['/docs/high-availability/streaming-replica'],
  },
  {
    slug: 'settings-planner-methods',
    title: 'Settings: planner methods',
    label: 'Planner methods',
    description:
      'Switches that keep the planner from a kind of plan, such as nested loops or sequential scans, to find out why it chose another one.',
    categories: ['Query Tuning / Planner Method Configuration'],
    intro:
      'They are for finding out, in one session. A plan type that is off is chosen all the same when there is no ' +
      'other way. Turned off for the whole server, they make other queries worse.',
    related: ['/postgres-tutorials/explain-first-steps'],
  },
  {
    slug: 'settings-planner-costs',
    title: 'Settings: planner costs and other choices',
    label: 'Planner costs',
    description:
      'What the planner takes a page, a row, or a parallel worker to cost, when it gives up searching all join ' +
      'orders, and when it compiles queries.',
    categories: [
      'Query Tuning / Planner Cost Constants',
      'Query Tuning / Genetic Query Optimizer',
      'Query Tuning / Other Planner Options',
    ],
    intro: 'Costs are relative: they have meaning against `seq_page_cost` only. Times are not predicted by them.',
  },
  {
    slug: 'settings-log-destination',
    title: 'Settings: where the log goes',
    label: 'Where the log goes',
    description:
      'Log files, their names and rotation, syslog, the formats stderr, csvlog, and jsonlog, and what the process ' +
      'list shows of each session.',
    categories: ['Reporting and Logging / Where to Log', 'Reporting and Logging / Process Title'],
    intro: 'Starting or stopping the collector needs a restart; names, ages, and sizes of its files need a reload.',
    related: ['/docs/configure/logging'],
  },
  {
    slug: 'settings-log-content',
    title: 'Settings: what is logged',
    label: 'What is logged',
    description:
      'From which severity, duration, or lock wait on the server writes a line, what each line begins with, ' +
      'and which statements are kept in full.',
    categories: ['Reporting and Logging / When to Log', 'Reporting and Logging / What to Log'],
    intro:
      'Logged statements hold what was written in them, passwords and personal data included. ' +
      'Decide who reads the log before you log more.',
    related: ['/docs/configure/logging'],
  },
  {
    slug: 'settings-statistics',
    title: 'Settings: statistics',
    label: 'Statistics',
    description:
      'Which numbers the server collects of tables, functions, statements, and its own work, and how much of a query the views can show.',
    categories: ['Statistics / Cumulative Query and Index Statistics', 'Statistics / Monitoring'],
    intro:
      'The views of the chapter on monitoring show what these let the server collect. ' +
      'Timing of input and output asks the clock at each request; ' +
      '`pg_test_timing` tells what that costs on a machine.',
    related: ['/docs/operate/monitoring-queries'],
  },
  {
    slug: 'settings-vacuum',
    title: 'Settings: vacuum',
    label: 'Vacuum',
    description:
      'When autovacuum visits a table, how fast it works, and at which age rows are frozen: ' +
      'all settings of PostgreSQL 18 with defaults and ranges.',
    categories: [
      'Vacuuming / Automatic Vacuuming',
      'Vacuuming / Cost-Based Vacuum Delay',
      'Vacuuming / Default Behavior',
      'Vacuuming / Freezing',
    ],
    intro:
      'Most of them can also be set for a table: `ALTER TABLE … SET (autovacuum_vacuum_scale_factor = 0.02)`. ' +
      'That is the better place for one large table.',
  },
  {
    slug: 'settings-statements',
    title: 'Settings: how statements behave',
    label: 'Statements',
    description:
      'Schema search path, timeouts, default isolation, and what a session does with tables, ' +
      'views, and functions by default, with every range.',
    categories: ['Client Connection Defaults / Statement Behavior'],
    intro:
      "They can be set for a role or a database too: `ALTER ROLE report SET statement_timeout = '5min'`. " +
      'A session may change most of them, so they are defaults, not limits.',
  },
  {
    slug: 'settings-locale',
    title: 'Settings: locale, formats, libraries',
    label: 'Locale and libraries',
    description:
      'Time zone, formats of dates and numbers, encoding of the client, text search defaults, and the libraries ' +
      'that are loaded with the server.',
    categories: [
      'Client Connection Defaults / Locale and Formatting',
      'Client Connection Defaults / Shared Library Preloading',
      'Client Connection Defaults / Other Defaults',
    ],
    intro: 'The collation that indexes are sorted by is not among them: each database gets it when it is created.',
  },
  {
    slug: 'settings-locks-errors',
    title: 'Settings: locks and errors',
    label: 'Locks and errors',
    description:
      'How long a deadlock goes unnoticed, how many locks fit into shared memory, and what the server does after an error or a crash.',
    categories: ['Lock Management', 'Error Handling'],
    intro:
      '“Out of shared memory” with a hint about `max_locks_per_transaction` means the lock table, ' +
      'not the buffers. It comes from transactions that touch very many tables, partitions included.',
  },
  {
    slug: 'settings-compatibility',
    title: 'Settings: compatibility',
    label: 'Compatibility',
    description:
      'Switches for applications that rely on how earlier versions of PostgreSQL, or other systems, read quotes, nulls, and array values.',
    categories: [
      'Version and Platform Compatibility / Previous PostgreSQL Versions',
      'Version and Platform Compatibility / Other Platforms and Clients',
    ],
    intro: 'Each keeps an old application running. Set them for its role or its database and leave the server’s default alone.',
  },
  {
    slug: 'settings-presets',
    title: 'Settings: what the server was built with',
    label: 'Presets',
    description:
      'Values that are fixed when PostgreSQL is built or a cluster is created: block size, checksums, ' +
      'limits of names. They can be read but not set.',
    categories: ['Preset Options'],
    intro: '`SHOW data_checksums` and its neighbors answer what a cluster is, for a report of a problem or before a move.',
  },
  {
    slug: 'settings-developers',
    title: 'Settings: for developers of PostgreSQL',
    label: 'Developers',
    description:
      'Options for work on PostgreSQL itself and for rescuing data from a damaged cluster. ' +
      'None of them belongs in the file of a server in use.',
    categories: ['Developer Options'],
    intro:
      'Some of them can destroy data. Those that help with a damaged cluster, `zero_damaged_pages` and ' +
      '`ignore_checksum_failure`, are for a copy of it, with someone who has done that before.',
  },
];
