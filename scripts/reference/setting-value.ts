const MEMORY = ['B', 'kB', 'MB', 'GB', 'TB'];
const MEMORY_STEP = 1024;
const TIME = [
  { unit: 'ms', milliseconds: 1 },
  { unit: 's', milliseconds: 1_000 },
  { unit: 'min', milliseconds: 60_000 },
  { unit: 'h', milliseconds: 3_600_000 },
  { unit: 'd', milliseconds: 86_400_000 },
];

/**
 * A number with its unit as `SHOW` prints it: in the largest unit in which it is whole (PostgreSQL manual, section 19.1.1).
 * @param unit as pg_settings has it: `kB`, `8kB`, `ms`; null when there is none
 */
export function valueWithUnit(value: string, unit: string | null): string {
  const number = Number(value);
  if (unit === null || !Number.isFinite(number) || number <= 0) return value;
  const [, factor = '', name = ''] = /^(\d*)(\w+)$/.exec(unit) ?? [];
  const amount = number * (factor === '' ? 1 : Number(factor));
  return MEMORY.includes(name) ? memory(amount, name) : time(amount, name);
}

function memory(amount: number, name: string): string {
  let [whole, index] = [amount, MEMORY.indexOf(name)];
  while (whole % MEMORY_STEP === 0 && index < MEMORY.length - 1) {
    whole /= MEMORY_STEP;
    index += 1;
  }
  return `${whole}${MEMORY[index]}`;
}

function time(amount: number, name: string): string {
  const own = TIME.find(({ unit }) => unit === name);
  if (!own) return `${amount}${name}`;
  const milliseconds = amount * own.milliseconds;
  const best = TIME.findLast((each) => each.milliseconds >= own.milliseconds && milliseconds % each.milliseconds === 0) ?? own;
  return `${milliseconds / best.milliseconds}${best.unit}`;
}
