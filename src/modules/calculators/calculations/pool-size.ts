import { type Calculator, formatNumber } from '../calculation';

/** The size of a connection pool, from Little's law and the number of queries that the server can run in parallel. */
export const poolCalculator: Calculator = {
  slug: 'pool-size',
  title: 'Connection pool size',
  fields: [
    {
      kind: 'number',
      name: 'cores',
      label: 'Processor cores of the server',
      unit: 'cores',
      help: 'Physical cores, without hyper-threading.',
      min: 1,
      max: 1_024,
      initial: 16,
      isWhole: true,
    },
    {
      kind: 'number',
      name: 'disks',
      label: 'Parallel disk accesses',
      unit: 'accesses',
      help: '0 if the data fits into memory; otherwise about the number of disks.',
      min: 0,
      max: 1_000,
      initial: 1,
      isWhole: true,
    },
    {
      kind: 'number',
      name: 'rate',
      label: 'Peak transactions per second',
      unit: 'per second',
      min: 0,
      max: 1_000_000,
      initial: 2_000,
    },
    {
      kind: 'number',
      name: 'duration',
      label: 'Mean time that a transaction holds its connection',
      unit: 'ms',
      min: 0.01,
      max: 3_600_000,
      initial: 8,
    },
    { kind: 'number', name: 'headroom', label: 'Headroom for peaks', unit: '%', min: 0, max: 500, initial: 50 },
    {
      kind: 'number',
      name: 'instances',
      label: 'Instances of the application',
      unit: 'instances',
      min: 1,
      max: 10_000,
      initial: 12,
      isWhole: true,
    },
    {
      kind: 'number',
      name: 'own',
      label: 'Connections that each instance opens today',
      unit: 'connections',
      min: 0,
      max: 10_000,
      initial: 20,
      isWhole: true,
    },
    {
      kind: 'number',
      name: 'max',
      label: 'max_connections',
      unit: 'connections',
      min: 1,
      max: 100_000,
      initial: 200,
      isWhole: true,
    },
    {
      kind: 'number',
      name: 'reserved',
      label: 'Reserved for superusers and monitoring',
      unit: 'connections',
      // max_wal_senders has had its own slots since PostgreSQL 12.
      help: 'superuser_reserved_connections (3 by default) plus reserved_connections (0). Replication isn’t counted.',
      min: 0,
      max: 1_000,
      initial: 3,
      isWhole: true,
    },
  ],
  compute: ({ number }) => {
    const [cores, disks, rate, duration] = [number('cores'), number('disks'), number('rate'), number('duration')];
    const busy = (rate * duration) / 1_000;
    const wanted = Math.max(1, Math.ceil(busy * (1 + number('headroom') / 100)));
    const useful = cores * 2 + disks;
    const pool = Math.min(wanted, useful);
    const demand = number('instances') * number('own');
    const available = Math.max(0, number('max') - number('reserved'));
    const fit = `${formatNumber(demand)} of ${formatNumber(available)}`;
    return {
      answer:
        wanted > useful
          ? `The load needs ${formatNumber(wanted)} busy connections, and the server works well with ${formatNumber(useful)}. ` +
            `A pool of ${formatNumber(useful)} lets the rest wait; shorter transactions or more cores help.`
          : `A pool of ${pool === 1 ? 'one connection' : `${formatNumber(pool)} connections`} is enough.`,
      results: [
        { label: 'Pool size', value: formatNumber(pool) },
        { label: 'Needed for the load', value: formatNumber(wanted) },
        { label: 'Useful for the server', value: formatNumber(useful) },
        {
          label: 'Without a pooler',
          value: demand > available ? `${fit}: ${formatNumber(demand - available)} would be refused` : `${fit}: they fit`,
        },
      ],
      working: [
        {
          label: 'Busy connections, on average',
          formula: 'transactions a second × time each ÷ 1,000 (Little’s law)',
          numbers: `${rate} × ${duration} ÷ 1,000`,
          value: busy,
          unit: 'connections',
        },
        {
          label: 'Needed for the load',
          formula: 'busy × (1 + headroom), rounded up',
          numbers: `${formatNumber(busy)} × (1 + ${number('headroom')}%), rounded up`,
          value: wanted,
          unit: 'connections',
        },
        {
          label: 'Useful for the server',
          formula: 'cores × 2 + parallel disk accesses',
          numbers: `${cores} × 2 + ${disks}`,
          value: useful,
          unit: 'connections',
        },
        {
          label: 'Pool size',
          formula: 'the smaller of the two',
          numbers: `min(${wanted}, ${useful})`,
          value: pool,
          unit: 'connections',
        },
        {
          label: 'Opened without a pooler',
          formula: 'instances × connections of each',
          numbers: `${number('instances')} × ${number('own')}`,
          value: demand,
          unit: 'connections',
        },
        {
          label: 'Available to applications',
          formula: 'max_connections − reserved, at least 0',
          numbers: `${number('max')} − ${number('reserved')}`,
          value: available,
          unit: 'connections',
        },
      ],
      assumptions: [
        'Cores × 2 + disks is the rule of thumb of the PostgreSQL wiki, from the time of spinning disks. ' +
          'Measure with your own load, and change the size in small steps.',
        'The pool works per transaction. With session pooling, a connection is held while a client is idle, too.',
        'The mean hides slow transactions. Take the time at the peak, and give long reports a pool of their own.',
      ],
    };
  },
};
