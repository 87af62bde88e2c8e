import { sql } from '@payloadcms/db-postgres';
import { buildSubjectsCondition, describeCount, type PersonalDataHandler, queryObjects } from '@/cms/core/personal-data';
import { queryRows } from '@/cms/core/database/transaction';

/** The pages that a person has saved for later. */
export const savedPagesPersonalData: PersonalDataHandler = {
  collections: ['saved-pages'],
  collect: async (req, person) => ({
    savedPages: await queryObjects(
      req,
      sql`
        select url, label, saved_at as "savedAt", subject as account from saved_pages
        where ${buildSubjectsCondition(person)} order by saved_at`,
    ),
  }),
  remove: async (req, person) => {
    const rows = await queryRows(req, sql`delete from saved_pages where ${buildSubjectsCondition(person)} returning id`);
    return describeCount(rows.length, ['saved page', 'saved pages'], 'deleted.');
  },
};
