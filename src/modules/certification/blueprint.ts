import { EXAM_PASS_MARK_PERCENT } from '@/platform/constants';

/*
 * The topics and rules of the exams, also for the browser. The rules that visitors read come from these constants.
 */

/** The Postgres version that the questions are about, which certificates show. */
export const EXAM_SUBJECT = 'PostgreSQL 18';
/** Minutes before the end of an exam at which people are warned. */
export const WARNING_MINUTES = [10, 2] as const;

export const EXAM_LEVELS = [
  { value: 'associate', label: 'Postgres Associate' },
  { value: 'professional', label: 'Postgres Professional' },
] as const;
export type ExamLevel = (typeof EXAM_LEVELS)[number]['value'];

export const EXAM_TOPICS = [
  { value: 'sql', label: 'SQL, types, and constraints' },
  { value: 'transactions', label: 'Transactions and locks' },
  { value: 'indexes', label: 'Indexes and plans' },
  { value: 'roles', label: 'Roles and authentication' },
  { value: 'backup', label: 'Backup and recovery' },
  { value: 'replication', label: 'Replication' },
  { value: 'maintenance', label: 'VACUUM and monitoring' },
  { value: 'configuration', label: 'Installation and settings' },
] as const;
type ExamTopic = (typeof EXAM_TOPICS)[number]['value'];

/** How many questions of each topic an exam has. */
export const BLUEPRINT: Readonly<Record<ExamLevel, Readonly<Partial<Record<ExamTopic, number>>>>> = {
  associate: { sql: 7, transactions: 4, indexes: 4, roles: 4, backup: 4, configuration: 4, maintenance: 3 },
  professional: { transactions: 5, indexes: 5, backup: 5, replication: 5, maintenance: 4, roles: 3, configuration: 3 },
};

/** Returns how many questions an exam of this level has. */
export function getQuestionCount(level: ExamLevel): number {
  return Object.values(BLUEPRINT[level]).reduce((sum, count) => sum + count, 0);
}

/** Returns how many right answers are needed to pass. */
export function getPassScore(total: number): number {
  return Math.ceil((total * EXAM_PASS_MARK_PERCENT) / 100);
}

/** Returns the name of an exam: "Postgres Associate". */
export function getLevelLabel(level: ExamLevel): string {
  return EXAM_LEVELS.find(({ value }) => value === level)?.label ?? level;
}

/** Returns the name of a topic. For one that the exams no longer have, returns its key. */
export function getExamTopicLabel(topic: string): string {
  return EXAM_TOPICS.find(({ value }) => value === topic)?.label ?? topic;
}
