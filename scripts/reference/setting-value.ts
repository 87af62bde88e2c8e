const MEMORY_UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const MEMORY_STEP = 1024;
const TIME_UNITS = [
  { unit: 'ms', milliseconds: 1 },
  { unit: 's', milliseconds: 1_000 },
  { unit: 'min', milliseconds: 60_000 },
  { unit: 'h', milliseconds: 3_600_000 },
  { unit: 'd', milliseconds: 86_400_000 },
];

/**
 * Formats a number with its unit as `SHOW` prints it: in the largest unit in which it is a whole number (PostgreSQL
 * manual, section 19.1.1).
 * @param unit as in pg_settings: `kB`, `8kB`, `ms`; null when there is none
 */
export function formatSettingValue(value: string, unit: string | null): string {
  const number = Number(value);
  if (unit === null || !Number.isFinite(number) || number <= 0) return value;
  const [, factor = '', name = ''] = /^(\d*)(\w+)$/.exec(unit) ?? [];
  const amount = number * (factor === '' ? 1 : Number(factor));
  return MEMORY_UNITS.includes(name) ? formatMemory(amount, name) : formatDuration(amount, name);
}

function formatMemory(amount: number, name: string): string {
  let [whole, index] = [amount, MEMORY_UNITS.indexOf(name)];
  while (whole % MEMORY_STEP === 0 && index < MEMORY_UNITS.length - 1) {
    whole /= MEMORY_STEP;
    index += 1;
  }
  return `${whole}${MEMORY_UNITS[index]}`;
}

function formatDuration(amount: number, name: string): string {
  const own = TIME_UNITS.find(({ unit }) => unit === name);
  if (!own) return `${amount}${name}`;
  const milliseconds = amount * own.milliseconds;
  const best =
    TIME_UNITS.findLast((each) => each.milliseconds >= own.milliseconds && milliseconds % each.milliseconds === 0) ?? own;
  return `${milliseconds / best.milliseconds}${best.unit}`;
}
