import { sql } from '@payloadcms/db-postgres';
import { buildSubjectsCondition, describeCount, type PersonalDataHandler, queryObjects } from '@/cms/core/personal-data';
import { queryRows } from '@/cms/core/database/transaction';

/**
 * What a person has learned: the steps that they have marked, and what the learning platform has reported. The platform's own
 * data isn't reachable from here.
 */
export const learningPersonalData: PersonalDataHandler = {
  collections: ['learning-progress'],
  collect: async (req, person) => ({
    learningProgress: await queryObjects(
      req,
      sql`
        select step, done_at as "doneAt", subject as account from learning_progress
        where ${buildSubjectsCondition(person)} order by done_at`,
    ),
    learningReports: await queryObjects(
      req,
      sql`
        select statement, stored_at as "storedAt", account from xapi_statement
        where account in (select account from learning_account where ${buildSubjectsCondition(person)}) order by stored_at`,
    ),
  }),
  remove: async (req, person) => {
    const steps = await queryRows(req, sql`delete from learning_progress where ${buildSubjectsCondition(person)} returning id`);
    // Its launches and reports are deleted with it.
    const accounts = await queryRows(
      req,
      sql`delete from learning_account where ${buildSubjectsCondition(person)} returning account`,
    );
    return [
      ...describeCount(steps.length, ['completed step', 'completed steps'], 'deleted.'),
      ...describeCount(
        accounts.length,
        ['account', 'accounts'],
        'at the learning platform: the link and all reported progress were deleted. Ask the platform to delete its own data, too.',
      ),
    ];
  },
};
