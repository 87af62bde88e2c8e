import { QUOTE_URL } from '@/platform/quote-url';
import { type Calculator, formatNumber } from '../calculation';

const YEARS = 3;
const YOUR_PRICE = 'Your own price: from your contract, or from an offer.';

/** Three years of a commercial database and of Postgres, with the visitor's own prices. The site has none of its own. */
export const costCalculator: Calculator = {
  slug: 'cost',
  title: 'Three-year cost',
  next: { label: 'Get a quote', href: QUOTE_URL },
  fields: [
    { kind: 'number', name: 'cores', label: 'Processor cores today', unit: 'cores', min: 1, max: 100_000 },
    {
      kind: 'number',
      name: 'factor',
      label: 'Licenses per core',
      unit: 'licenses',
      help: 'Oracle’s core factor, such as 0.5, or 1 for SQL Server.',
      min: 0.1,
      max: 10,
      initial: 1,
    },
    {
      kind: 'choice',
      name: 'licenses',
      label: 'Licenses',
      options: [
        { value: 'new', label: 'Need to be bought' },
        { value: 'owned', label: 'Already paid for' },
      ],
      initial: 'owned',
    },
    {
      kind: 'number',
      name: 'license',
      label: 'Price of one license',
      unit: 'currency',
      help: YOUR_PRICE,
      min: 0,
      max: 10_000_000,
    },
    {
      kind: 'number',
      name: 'support',
      label: 'Annual support, as a share of the license price',
      unit: '%',
      min: 0,
      max: 100,
      initial: 22,
    },
    { kind: 'number', name: 'increase', label: 'Annual increase in support', unit: '%', min: 0, max: 50, initial: 0 },
    { kind: 'number', name: 'postgresCores', label: 'Cores with Postgres', unit: 'cores', min: 1, max: 100_000 },
    {
      kind: 'number',
      name: 'subscription',
      label: 'Annual subscription per core',
      unit: 'currency',
      help: `${YOUR_PRICE} 0 for community Postgres without a contract.`,
      min: 0,
      max: 1_000_000,
    },
    {
      kind: 'number',
      name: 'migration',
      label: 'Migration, once',
      unit: 'currency',
      help: 'People, tools, and tests.',
      min: 0,
      max: 1_000_000_000,
    },
    { kind: 'number', name: 'parallel', label: 'Both systems run for', unit: 'months', min: 0, max: 36, initial: 6 },
    {
      kind: 'number',
      name: 'otherNow',
      label: 'Annual cost of servers and operation today',
      unit: 'currency',
      min: 0,
      max: 1_000_000_000,
      initial: 0,
    },
    {
      kind: 'number',
      name: 'otherThen',
      label: 'Annual cost of servers and operation with Postgres',
      unit: 'currency',
      min: 0,
      max: 1_000_000_000,
      initial: 0,
    },
  ],
  compute: ({ number, text }) => {
    const value = number('cores') * number('factor') * number('license');
    const licenses = text('licenses') === 'new' ? value : 0;
    const firstSupport = (value * number('support')) / 100;
    // Without the last digits of a binary fraction, which the calculation steps would show.
    const growth = Number((1 + number('increase') / 100).toFixed(6));
    const support = firstSupport * (1 + growth + growth ** 2);
    const now = licenses + support + YEARS * number('otherNow');
    const subscription = YEARS * number('postgresCores') * number('subscription');
    const overlap = ((firstSupport + number('otherNow')) * number('parallel')) / 12;
    const then = subscription + number('migration') + overlap + YEARS * number('otherThen');
    const difference = now - then;
    return {
      answer: `With your prices, Postgres costs ${compareCost(difference)} over three years.`,
      results: [
        { label: 'Today, three years', value: formatNumber(now) },
        { label: 'Postgres, three years', value: formatNumber(then) },
        { label: 'Annual subscription', value: formatNumber(subscription / YEARS) },
        { label: 'Difference', value: formatNumber(difference) },
      ],
      working: [
        {
          label: 'Value of the licenses',
          formula: 'cores × licenses for each × price',
          numbers: `${number('cores')} × ${number('factor')} × ${formatNumber(number('license'))}`,
          value,
          unit: 'currency',
        },
        {
          label: 'Licenses to buy',
          formula: 'the value, or 0 if paid',
          numbers: formatNumber(licenses),
          value: licenses,
          unit: 'currency',
        },
        {
          label: 'Support for three years',
          formula: 'value × support × (1 + g + g²), with g = 1 + increase',
          numbers: `${formatNumber(value)} × ${number('support')}% × (1 + ${growth} + ${growth}²)`,
          value: support,
          unit: 'currency',
        },
        {
          label: 'Today, three years',
          formula: 'licenses + support + 3 × operation',
          numbers: `${formatNumber(licenses)} + ${formatNumber(support)} + 3 × ${formatNumber(number('otherNow'))}`,
          value: now,
          unit: 'currency',
        },
        {
          label: 'Subscription for three years',
          formula: '3 × cores × subscription',
          numbers: `3 × ${number('postgresCores')} × ${formatNumber(number('subscription'))}`,
          value: subscription,
          unit: 'currency',
        },
        {
          label: 'Running both systems',
          formula: '(support + operation of the first year) × months ÷ 12',
          numbers: `(${formatNumber(firstSupport)} + ${formatNumber(number('otherNow'))}) × ${number('parallel')} ÷ 12`,
          value: overlap,
          unit: 'currency',
        },
        {
          label: 'Postgres, three years',
          formula: 'subscription + migration + running both + 3 × operation',
          numbers:
            `${formatNumber(subscription)} + ${formatNumber(number('migration'))} + ${formatNumber(overlap)} + ` +
            `3 × ${formatNumber(number('otherThen'))}`,
          value: then,
          unit: 'currency',
        },
      ],
      assumptions: [
        'Every price is yours, in one currency. Nothing is discounted to today, and taxes are left out.',
        'While both systems run, the old one costs its support and its operation in full.',
        'Options and packs of the old database are licenses, too. Add their price to that of the license.',
      ],
    };
  },
};

function compareCost(difference: number): string {
  const amount = formatNumber(Math.abs(difference));
  if (amount === '0') return 'the same';
  return `${amount} ${difference > 0 ? 'less' : 'more'}`;
}
