import type { Calculator } from './calculation';
import { costCalculator } from './calculations/cost';
import { migrationCalculator } from './calculations/migration';
import { poolCalculator } from './calculations/pool-size';
import { recoveryCalculator } from './calculations/recovery';
import { storageCalculator } from './calculations/storage';

export const CALCULATORS_PATH = '/resources/calculators';

export const CALCULATORS: readonly Calculator[] = [
  storageCalculator,
  poolCalculator,
  recoveryCalculator,
  costCalculator,
  migrationCalculator,
];

/** Finds a calculator by the last part of its URL. */
export function findCalculator(slug: string): Calculator | undefined {
  return CALCULATORS.find((calculator) => calculator.slug === slug);
}

/** Returns the URL of a calculator's page. */
export function getCalculatorUrl({ slug }: Pick<Calculator, 'slug'>): string {
  return `${CALCULATORS_PATH}/${slug}`;
}
