import { sql } from '@payloadcms/db-postgres';
import { describeCount, ofSubjects, type PersonalDataStore, queryObjects } from '@/cms/core/personal-data';
import { queryRows } from '@/cms/core/transaction';

/** The pages that a person has saved for later. */
export const savedPagesOfPerson: PersonalDataStore = {
  collections: ['saved-pages'],
  collect: async (req, person) => ({
    savedPages: await queryObjects(
      req,
      sql`
        select url, label, saved_at as "savedAt", subject as account from saved_pages
        where ${ofSubjects(person)} order by saved_at`,
    ),
  }),
  remove: async (req, person) => {
    const rows = await queryRows(req, sql`delete from saved_pages where ${ofSubjects(person)} returning id`);
    return describeCount(rows.length, ['saved page', 'saved pages'], 'deleted.');
  },
};
