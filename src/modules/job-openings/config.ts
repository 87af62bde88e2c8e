import { dateField } from '@/cms/core/fields/date-field';
import { createDraftPlaceholder } from '@/cms/core/fields/draft-placeholder';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import type { RuleViolation } from '@/cms/entries/rule-violation';
import { visibilityFields } from '@/cms/core/publishing/visibility';
import type { ModuleConfig } from '@/cms/core/module-config';
import { EMPLOYMENT_TYPES, JOB_LOCATIONS, JOB_TEAMS, PAY_UNITS } from './options';
import { getJobVisibility } from './visibility';

/** Open positions. Each is listed from its opening day through its closing day, in the time zone of its location. */
const jobOpenings = createEntryCollection({
  collection: 'job-openings',
  columns: ['team', 'place', 'closes'],
  defaultSort: '-posted',
  fields: [
    { name: 'team', type: 'select', required: true, options: [...JOB_TEAMS] },
    { name: 'place', type: 'select', required: true, options: JOB_LOCATIONS.map(({ value, label }) => ({ value, label })) },
    { name: 'kind', type: 'select', required: true, options: EMPLOYMENT_TYPES.map(({ value, label }) => ({ value, label })) },
    dateField('posted', { index: true, admin: { description: 'The first day on which the opening is listed.' } }),
    dateField('closes', { admin: { description: 'The last day to apply.' } }),
    {
      name: 'hours',
      type: 'text',
      required: true,
      admin: { description: 'Working hours, and how many of them must overlap with the team.' },
    },
    {
      name: 'pay',
      type: 'group',
      fields: [
        {
          name: 'currency',
          type: 'text',
          required: true,
          custom: createDraftPlaceholder((value) => (isCurrency(value) ? value : 'USD')),
          validate: (value: unknown) => isCurrency(value) || 'Three letters: USD.',
          admin: { description: 'Three letters: USD.' },
        },
        { name: 'from', type: 'number', required: true, min: 0 },
        { name: 'to', type: 'number', required: true, min: 0 },
        { name: 'unit', type: 'select', required: true, options: PAY_UNITS.map(({ value, label }) => ({ value, label })) },
      ],
    },
    { name: 'related', type: 'text', hasMany: true, admin: { description: 'URLs of pages to read before applying: /careers' } },
    ...visibilityFields,
  ],
  validateEntry: validateJobOpening,
  deriveFields: getJobVisibility,
});

function isCurrency(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}

function validateJobOpening({ posted, closes, pay }: Readonly<Record<string, unknown>>): RuleViolation[] {
  const isEarly = typeof posted === 'string' && typeof closes === 'string' && closes < posted;
  const isUpsideDown =
    typeof pay === 'object' && pay !== null && 'from' in pay && 'to' in pay && Number(pay.from) > Number(pay.to);
  return [
    ...(isEarly ? [{ path: 'closes', message: 'The closing date can’t be before the posting date.' }] : []),
    ...(isUpsideDown ? [{ path: 'pay.to', message: 'The maximum is below the minimum.' }] : []),
  ];
}

export const jobOpeningsConfig: ModuleConfig = { collections: [jobOpenings], slots: ['job-openings'] };

export { confirmJobOpening } from './confirm-job-opening';
