import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload';
import { z } from 'zod';
import { editorialStaff, publisher } from '@/cms/core/access/access';
import { createDataCollection } from '@/cms/entries/data-collection';
import { EXAM_LEVELS, EXAM_TOPICS } from './blueprint';

const OPTIONS_MIN = 3;

const draftSchema = z.object({
  options: z.array(z.object({ text: z.string().catch(''), correct: z.boolean().nullish() })).catch([]),
});

/** Rejects a question that can't be answered, or whose form gives the answer away. */
const validateQuestion: CollectionBeforeValidateHook = ({ data, originalDoc, collection, req }) => {
  const message = findProblem(draftSchema.parse({ ...originalDoc, ...data }).options);
  if (message !== undefined)
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'options', label: 'Options', message }], req });
  return data;
};

function findProblem(options: z.infer<typeof draftSchema>['options']): string | undefined {
  // Payload reports too few options, with all other fields that are missing.
  if (options.length < OPTIONS_MIN) return undefined;
  const correct = options.filter((option) => option.correct === true).length;
  if (correct === 0 || correct === options.length) return 'Mark at least one option as correct, and leave at least one unmarked.';
  if (new Set(options.map(({ text }) => text.trim())).size < options.length) return 'Two options are the same.';
  return undefined;
}

/**
 * The bank of exam questions. Everyone with read access sees the answers, so visitors have none: an exam copies the
 * questions it draws, and shows only their text.
 */
export const examQuestions: CollectionConfig = {
  ...createDataCollection({
    slug: 'exam-questions',
    labels: { singular: 'Exam question', plural: 'Exam questions' },
    description: 'The question bank from which exams are drawn, by topic. Options are shuffled for each person.',
    effect: 'A change applies to exams that start afterward.',
    useAsTitle: 'text',
    hooks: { beforeValidate: [validateQuestion] },
    fields: [
      { name: 'level', type: 'select', required: true, index: true, options: [...EXAM_LEVELS] },
      { name: 'topic', type: 'select', required: true, index: true, options: [...EXAM_TOPICS] },
      {
        name: 'use',
        type: 'select',
        required: true,
        defaultValue: 'exam',
        options: [
          { value: 'exam', label: 'Exam' },
          { value: 'sample', label: 'Public sample, never in an exam' },
          { value: 'retired', label: 'Retired' },
        ],
      },
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 1500,
        admin: {
          description:
            'Markdown. Describe a situation and ask one question. Say how many options are correct if there is more than one.',
        },
      },
      {
        name: 'options',
        type: 'array',
        required: true,
        minRows: OPTIONS_MIN,
        maxRows: 6,
        fields: [
          { name: 'text', type: 'text', required: true, maxLength: 300 },
          { name: 'correct', type: 'checkbox', defaultValue: false },
        ],
      },
      {
        name: 'explanation',
        type: 'textarea',
        required: true,
        maxLength: 1000,
        admin: { description: 'Why the correct option is correct. Shown only with sample questions.' },
      },
      {
        name: 'statistics',
        type: 'ui',
        admin: { components: { Field: '/modules/certification/question-statistics-field#QuestionStatisticsField' } },
      },
    ],
  }),
  access: { read: editorialStaff, create: publisher, update: publisher, delete: publisher },
};
