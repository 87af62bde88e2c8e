import type { Field } from 'payload';
import { dateField } from '@/cms/core/fields/date-field';
import { createEntryCollection } from '@/cms/entries/entry-collection';

/** A field for SQL, which the admin shows in a monospaced font. */
const sqlField = (name: string, rest: { label: string; description: string; required?: true }): Field => ({
  name,
  type: 'textarea',
  label: rest.label,
  required: rest.required ?? false,
  admin: { className: 'monospaced', description: rest.description },
});

/** Lessons of the free courses. A course is a learning path whose steps are lessons. */
export const lessonsCollection = createEntryCollection({
  collection: 'lessons',
  columns: ['verified'],
  defaultSort: 'slug',
  fields: [
    dateField('verified', { admin: { description: 'The day on which the SQL was last run.' } }),
    {
      name: 'exercises',
      type: 'array',
      required: true,
      minRows: 1,
      admin: {
        description:
          'Each exercise is solved and checked in the browser, in a new database in which the lesson’s “run” blocks were already run.',
      },
      fields: [
        {
          name: 'task',
          type: 'textarea',
          required: true,
          admin: { description: 'Markdown: what the SQL should do. Name the columns and the order that you expect.' },
        },
        sqlField('start', {
          label: 'Starting point',
          description: 'The initial content of the editor: select name from customer',
          required: true,
        }),
        { name: 'hints', type: 'textarea', admin: { description: 'One hint per line, starting with the smallest.' } },
        sqlField('check', {
          label: 'Check',
          description:
            'SQL that runs after the answer and whose output is compared. Leave empty to compare the last rows that the answer returns.',
        }),
        sqlField('expected', {
          label: 'Expected output',
          description:
            'The output of the answer, or of the check, in psql’s format. A test compares it with the solution’s output.',
          required: true,
        }),
        {
          name: 'ordered',
          type: 'checkbox',
          label: 'Order matters',
          admin: { description: 'The rows must come in the order of the expected output.' },
        },
        sqlField('solution', {
          label: 'Solution',
          description: 'A correct answer that readers can open.',
          required: true,
        }),
      ],
    },
  ],
});
