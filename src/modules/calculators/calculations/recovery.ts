import {
  type Calculator,
  formatAvailability,
  formatDuration,
  formatNumber,
  type CalculationOutput,
  type CalculatorValues,
  type CalculationStep,
} from '../calculation';

const ARCHITECTURES = [
  { value: 'backup', label: 'None, backups and archived WAL' },
  { value: 'manual', label: 'Asynchronous, manual failover' },
  { value: 'automatic', label: 'Asynchronous, automatic failover' },
  { value: 'synchronous', label: 'Synchronous, automatic failover' },
] as const;
type ArchitectureName = (typeof ARCHITECTURES)[number]['value'];

const MINUTES_A_YEAR = 365 * 24 * 60;
const NINES = [99, 99.9, 99.95, 99.99, 99.999] as const;

/** What a failure costs in data and time, and how many nines that makes in a year. */
export const recoveryCalculator: Calculator = {
  slug: 'recovery',
  title: 'RPO, RTO, and nines',
  fields: [
    { kind: 'choice', name: 'architecture', label: 'Standby', options: ARCHITECTURES, initial: 'automatic' },
    { kind: 'number', name: 'failures', label: 'Failures per year', unit: 'failures', min: 0, max: 1_000, initial: 2 },
    {
      kind: 'number',
      name: 'planned',
      label: 'Planned downtime per year',
      unit: 'minutes',
      min: 0,
      max: MINUTES_A_YEAR,
      initial: 30,
    },
    { kind: 'number', name: 'response', label: 'Until a person acts', unit: 'minutes', min: 0, max: 10_000, initial: 30 },
    {
      kind: 'number',
      name: 'archive',
      label: 'archive_timeout',
      unit: 'seconds',
      help: 'With 0, the default, a quiet database can lose hours: WAL is archived only when its 16 MB segment is full.',
      min: 1,
      max: 86_400,
      initial: 60,
    },
    { kind: 'number', name: 'size', label: 'Database to restore', unit: 'GB', min: 0, max: 1_000_000, initial: 500 },
    { kind: 'number', name: 'restoreRate', label: 'Restore', unit: 'MB/s', min: 1, max: 100_000, initial: 200 },
    { kind: 'number', name: 'wal', label: 'WAL to replay', unit: 'GB', min: 0, max: 1_000_000, initial: 20 },
    { kind: 'number', name: 'replayRate', label: 'Replay', unit: 'MB/s', min: 1, max: 100_000, initial: 50 },
    { kind: 'number', name: 'lag', label: 'Lag of the standby', unit: 'seconds', min: 0, max: 86_400, initial: 1 },
    {
      kind: 'number',
      name: 'detection',
      label: 'Until a failure is detected',
      unit: 'seconds',
      min: 0,
      max: 86_400,
      initial: 30,
    },
    { kind: 'number', name: 'promotion', label: 'Promotion', unit: 'seconds', min: 0, max: 86_400, initial: 10 },
    {
      kind: 'number',
      name: 'reconnect',
      label: 'Until applications connect again',
      unit: 'seconds',
      min: 0,
      max: 86_400,
      initial: 20,
    },
  ],
  compute: (values) => {
    const architecture = ARCHITECTURES.find(({ value }) => value === values.text('architecture'))?.value ?? 'backup';
    const rpo = getRpo(architecture, values);
    const rto = RTO[architecture](values);
    const downtime = (values.number('failures') * rto.value) / 60 + values.number('planned');
    const availability = Math.max(0, 1 - downtime / MINUTES_A_YEAR) * 100;
    return buildOutcome({ rpo, rto, downtime, availability, values });
  },
};

function getRpo(architecture: ArchitectureName, { number }: CalculatorValues): CalculationStep {
  const step = { label: 'Data lost in a failure (RPO)', unit: 'seconds' };
  if (architecture === 'backup')
    return { ...step, formula: 'archive_timeout', numbers: String(number('archive')), value: number('archive') };
  if (architecture === 'synchronous') return { ...step, formula: 'nothing that was confirmed', numbers: '0', value: 0 };
  return { ...step, formula: 'lag of the standby', numbers: String(number('lag')), value: number('lag') };
}

const RTO: Readonly<Record<ArchitectureName, (values: CalculatorValues) => CalculationStep>> = {
  backup: ({ number }) => ({
    label: 'Time without service (RTO)',
    formula: 'until a person acts × 60 + database × 1,000 ÷ restore + WAL × 1,000 ÷ replay + connecting again',
    numbers:
      `${number('response')} × 60 + ${number('size')} × 1,000 ÷ ${number('restoreRate')} + ${number('wal')} × ` +
      `1,000 ÷ ${number('replayRate')} + ${number('reconnect')}`,
    value:
      number('response') * 60 +
      (number('size') * 1_000) / number('restoreRate') +
      (number('wal') * 1_000) / number('replayRate') +
      number('reconnect'),
    unit: 'seconds',
  }),
  manual: ({ number }) => ({
    label: 'Time without service (RTO)',
    formula: 'until a person acts × 60 + promotion + connecting again',
    numbers: `${number('response')} × 60 + ${number('promotion')} + ${number('reconnect')}`,
    value: number('response') * 60 + number('promotion') + number('reconnect'),
    unit: 'seconds',
  }),
  automatic: failOver,
  synchronous: failOver,
};

function failOver({ number }: CalculatorValues): CalculationStep {
  return {
    label: 'Time without service (RTO)',
    formula: 'detection + promotion + connecting again',
    numbers: `${number('detection')} + ${number('promotion')} + ${number('reconnect')}`,
    value: number('detection') + number('promotion') + number('reconnect'),
    unit: 'seconds',
  };
}

interface Found {
  rpo: CalculationStep;
  rto: CalculationStep;
  downtime: number;
  availability: number;
  values: CalculatorValues;
}

function buildOutcome({ rpo, rto, downtime, availability, values: { number } }: Found): CalculationOutput {
  const reached = NINES.filter((each) => availability >= each).at(-1);
  return {
    answer:
      `A failure loses up to ${formatDuration(rpo.value)} of data and stops service for ` +
      `${formatDuration(rto.value)}. Over a year, that is ${formatAvailability(availability)} ` +
      `availability${reached === undefined ? '' : `, which meets ${reached}%`}.`,
    results: [
      { label: 'Data lost (RPO)', value: rpo.value === 0 ? 'None' : `Up to ${formatDuration(rpo.value)}` },
      { label: 'Without service (RTO)', value: formatDuration(rto.value) },
      { label: 'Downtime per year', value: `${formatNumber(downtime)} min` },
      { label: 'Availability', value: formatAvailability(availability) },
      ...NINES.map((each) => ({
        label: `${each}% allows`,
        value:
          `${formatNumber(((100 - each) / 100) * MINUTES_A_YEAR)} min a year, ` +
          `${formatNumber((((100 - each) / 100) * MINUTES_A_YEAR) / 12)} a month`,
      })),
    ],
    working: [
      rpo,
      rto,
      {
        label: 'Downtime per year',
        formula: 'failures × RTO ÷ 60 + planned',
        numbers: `${number('failures')} × ${formatNumber(rto.value)} ÷ 60 + ${number('planned')}`,
        value: downtime,
        unit: 'minutes',
      },
      {
        label: 'Availability',
        formula: '(1 − downtime ÷ minutes of a year) × 100',
        numbers: `(1 − ${formatNumber(downtime)} ÷ ${formatNumber(MINUTES_A_YEAR)}) × 100`,
        value: availability,
        unit: '%',
      },
    ],
    assumptions: [
      'A year has 365 days. Only failures of the database server count: networks, applications, and human error are extra.',
      'With backups only, WAL archiving keeps up. If it fails or falls behind, you lose more than archive_timeout.',
      'A synchronous standby loses no confirmed transaction while it is the one that takes over. ' +
        'If it fails itself, writes wait until another confirms.',
      'Deleting a table by mistake reaches every standby. Only a backup helps, whatever the architecture.',
    ],
  };
}
