import { type Calculator, type CalculatorValues, formatNumber, type CalculationStep } from '../calculation';

const FIELDS: Calculator['fields'] = [
  { kind: 'number', name: 'size', label: 'Database size today', unit: 'GB', min: 0.1, max: 1_000_000, initial: 500 },
  { kind: 'number', name: 'growth', label: 'Growth per year', unit: '%', min: 0, max: 1_000, initial: 20 },
  { kind: 'number', name: 'years', label: 'Plan for', unit: 'years', min: 0, max: 10, initial: 2 },
  {
    kind: 'number',
    name: 'wal',
    label: 'WAL written per day',
    unit: 'GB',
    help: 'The difference of two pg_current_wal_lsn() a day apart, with pg_wal_lsn_diff().',
    min: 0,
    max: 1_000_000,
    initial: 40,
  },
  {
    kind: 'number',
    name: 'retention',
    label: 'Restore to any moment of the last',
    unit: 'days',
    min: 1,
    max: 3_650,
    initial: 28,
  },
  { kind: 'number', name: 'interval', label: 'A full backup every', unit: 'days', min: 1, max: 365, initial: 7 },
  {
    kind: 'number',
    name: 'compression',
    label: 'Backups and archived WAL after compression',
    unit: '%',
    min: 1,
    max: 100,
    initial: 40,
  },
  { kind: 'number', name: 'standbys', label: 'Standby servers', unit: 'servers', min: 0, max: 50, initial: 2, isWhole: true },
  {
    kind: 'number',
    name: 'outage',
    label: 'A standby or the archive may be away for',
    unit: 'hours',
    help: 'The primary keeps the WAL until then. For a slot, max_slot_wal_keep_size limits how much; for the archive, nothing does.',
    min: 0,
    max: 720,
    initial: 24,
  },
  { kind: 'number', name: 'reserve', label: 'Free space on each server, on top', unit: '%', min: 0, max: 300, initial: 30 },
];

/** Disks of the servers, and the backup store, for a time back to which a restore must be possible. */
export const storageCalculator: Calculator = {
  slug: 'storage',
  title: 'Storage and WAL',
  fields: FIELDS,
  compute: ({ number }) => {
    const sizes = computeSizes(number);
    const { server, servers, store } = sizes;
    return {
      answer: `You need about ${formatNumber(server)} GB on each server and ${formatNumber(store)} GB for backups.`,
      results: [
        { label: 'Each server', value: `${formatNumber(server)} GB` },
        { label: 'All servers', value: `${formatNumber(servers)} GB` },
        { label: 'Backup store', value: `${formatNumber(store)} GB` },
        { label: 'Total', value: `${formatNumber(servers + store)} GB` },
      ],
      working: buildSteps(number, sizes),
      assumptions: [
        'Every backup is a full one of the size that the database has at the end. Incremental backups need less.',
        'The oldest moment needs the last full backup before it, and all WAL since. Most tools delete that backup ' +
          'only after a newer one is complete: until then, there are two more than the intervals to look back over.',
        'WAL per day stays as it is today. If the load will grow, enter what you expect at the end.',
        'Temporary files, logs, and the space that a rewrite of the largest table needs are in the free space.',
      ],
    };
  },
};

type ReadNumber = CalculatorValues['number'];

function computeSizes(number: ReadNumber) {
  const [size, growth, years, wal] = [number('size'), number('growth'), number('years'), number('wal')];
  const [retention, interval, share] = [number('retention'), number('interval'), number('compression') / 100];
  const data = size * (1 + growth / 100) ** years;
  const kept = (wal * number('outage')) / 24;
  const server = (data + kept) * (1 + number('reserve') / 100);
  const servers = server * (1 + number('standbys'));
  // One reaches back to the oldest moment, and one is being written when that one is still there.
  const backups = Math.ceil(retention / interval) + 2;
  const walDays = (backups - 1) * interval;
  const store = (backups * data + walDays * wal) * share;
  return { data, kept, server, servers, backups, walDays, store };
}

function buildSteps(
  number: ReadNumber,
  { data, kept, server, servers, backups, walDays, store }: ReturnType<typeof computeSizes>,
): CalculationStep[] {
  const [size, growth, years, wal] = [number('size'), number('growth'), number('years'), number('wal')];
  const [retention, interval] = [number('retention'), number('interval')];
  return [
    {
      label: 'Database at the end',
      formula: 'size × (1 + growth) ^ years',
      numbers: `${size} × (1 + ${growth}%) ^ ${years}`,
      value: data,
      unit: 'GB',
    },
    {
      label: 'WAL kept meanwhile',
      formula: 'WAL a day × hours ÷ 24',
      numbers: `${wal} × ${number('outage')} ÷ 24`,
      value: kept,
      unit: 'GB',
    },
    {
      label: 'Disk of one server',
      formula: '(database + WAL kept) × (1 + free space)',
      numbers: `(${formatNumber(data)} + ${formatNumber(kept)}) × (1 + ${number('reserve')}%)`,
      value: server,
      unit: 'GB',
    },
    {
      label: 'Disks of all servers',
      formula: 'one server × (1 + standbys)',
      numbers: `${formatNumber(server)} × (1 + ${number('standbys')})`,
      value: servers,
      unit: 'GB',
    },
    {
      label: 'Full backups, at most',
      formula: 'retention ÷ interval, rounded up, + 2',
      numbers: `${retention} ÷ ${interval}, rounded up, + 2`,
      value: backups,
      unit: 'backups',
    },
    {
      label: 'Archived WAL, at most',
      formula: '(backups − 1) × interval',
      numbers: `(${backups} − 1) × ${interval}`,
      value: walDays,
      unit: 'days',
    },
    {
      label: 'Backup store',
      formula: '(backups × database + days × WAL a day) × compression',
      numbers: `(${backups} × ${formatNumber(data)} + ${walDays} × ${wal}) × ${number('compression')}%`,
      value: store,
      unit: 'GB',
    },
  ];
}
