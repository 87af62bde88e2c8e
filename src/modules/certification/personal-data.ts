import { sql } from '@payloadcms/db-postgres';
import {
  buildPersonCondition,
  buildSubjectsCondition,
  describeCount,
  type PersonalDataHandler,
  queryCount,
  queryObjects,
  querySubjects,
} from '@/cms/core/personal-data';
import { queryRows } from '@/cms/core/database/transaction';

/**
 * The exams of a person. A running exam is kept until it ends. A certificate is kept without the person: whoever has its number
 * can still check it, as the certificate promises, but no page, file or account shows whose it is.
 */
export const examsPersonalData: PersonalDataHandler = {
  collections: ['exam-attempts', 'exam-accommodations', 'certificates'],
  findSubjects: (req, email) => querySubjects(req, sql`select distinct subject from exam_attempts where lower(email) = ${email}`),
  collect: async (req, person) => ({
    examAttempts: await queryObjects(
      req,
      sql`
        select level, state, name, email, extra_minutes as "extraMinutes", started_at as "startedAt", ended_at as "endedAt", score,
          total, passed, topics, subject as account,
          (select jsonb_agg(jsonb_build_object('question', question_key, 'choice', choice, 'flagged', flagged, 'savedAt', saved_at)
             order by position) from exam_answers where attempt_id = exam_attempts.id) as answers
        from exam_attempts where ${buildPersonCondition(person)} order by id`,
    ),
    examAccommodations: await queryObjects(
      req,
      sql`
        select email, extra_minutes as "extraMinutes", until, created_at as "createdAt" from exam_accommodations
        where lower(email) = ${person.email}`,
    ),
    certificates: await queryObjects(
      req,
      sql`
        select number, level, name, show_name as "showName", version, issued_at as "issuedAt", expires_at as "expiresAt", revoked,
          revoked_at as "revokedAt", revocation_reason as "revocationReason", retake_from as "retakeFrom", subject as account
        from certificates where ${buildSubjectsCondition(person)} order by id`,
    ),
  }),
  remove: async (req, person) => {
    const attempts = await queryRows(
      req,
      sql`delete from exam_attempts where ${buildPersonCondition(person)} and state <> 'running' returning id`,
    );
    const running = await queryCount(req, sql`select count(*) from exam_attempts where ${buildPersonCondition(person)}`);
    const accommodations = await queryRows(
      req,
      sql`delete from exam_accommodations where lower(email) = ${person.email} returning id`,
    );
    const certificates = await queryRows(
      req,
      sql`
        update certificates set name = 'Deleted', show_name = false, subject = 'deleted ' || gen_random_uuid(),
          revocation_reason = null, updated_at = now()
        where ${buildSubjectsCondition(person)} returning id`,
    );
    return [
      ...describeCount(attempts.length, ['exam attempt', 'exam attempts'], 'deleted.'),
      ...describeCount(
        running,
        ['exam attempt', 'exam attempts'],
        'kept, because the exam is running. Delete again when it has ended.',
      ),
      ...describeCount(accommodations.length, ['exam accommodation', 'exam accommodations'], 'deleted.'),
      ...describeCount(
        certificates.length,
        ['certificate', 'certificates'],
        'kept without name and account, so that its number can still be checked.',
      ),
    ];
  },
};
