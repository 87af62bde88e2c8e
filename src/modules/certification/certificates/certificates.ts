import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { cache } from 'react';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { getPayloadClient } from '@/modules/payload-client';
import { EXAM_LEVELS, type ExamLevel } from '../blueprint';
import { type CertificateState, getCertificateState } from './certificate-state';

/** A certificate as anyone can check it. */
export interface Certificate {
  number: string;
  level: ExamLevel;
  /** undefined when its holder has hidden it. */
  name: string | undefined;
  version: string;
  issuedAt: Date;
  expiresAt: Date;
  state: CertificateState;
  /** The place of its credential in the published lists of revoked ones. */
  statusIndex: number;
}

const NUMBER = /^[2-9A-HJKMNP-TV-Z]{4}(?:-[2-9A-HJKMNP-TV-Z]{4}){4}$/;

/** Normalizes a certificate number from user input; undefined when it can't be one. */
function parseCertificateNumber(typed: string): string | undefined {
  const letters = typed
    .slice(0, 60)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  const number = letters.match(/.{1,4}/g)?.join('-') ?? '';
  return NUMBER.test(number) ? number : undefined;
}

const rowSchema = z.object({
  number: z.string(),
  level: z.enum(EXAM_LEVELS.map(({ value }) => value)),
  name: z.string().nullable(),
  version: z.string(),
  issued_at: z.coerce.date(),
  expires_at: z.coerce.date(),
  revoked: z.boolean(),
  status_index: z.coerce.number(),
});

/** The result of looking up a number that a person typed or a link contains. */
export type CertificateLookup =
  | { outcome: 'no-input' | 'malformed' | 'unknown' }
  | { outcome: 'found'; certificate: Certificate };

/** Looks up a number from user input, and distinguishes a malformed number from an unknown one. */
export async function findCertificateByInput(typed: string | undefined): Promise<CertificateLookup> {
  if (typed === undefined) return { outcome: 'no-input' };
  if (parseCertificateNumber(typed) === undefined) return { outcome: 'malformed' };
  const certificate = await findCertificate(typed);
  return certificate === undefined ? { outcome: 'unknown' } : { outcome: 'found', certificate };
}

/**
 * Finds a certificate by its number, in whatever case. There is no list of them: only people who know a number find
 * anything.
 */
export const findCertificate = cache(async (typed: string): Promise<Certificate | undefined> => {
  const number = parseCertificateNumber(typed);
  if (number === undefined) return undefined;
  const req = await createLocalReq({}, await getPayloadClient());
  const [row] = await queryRows(
    req,
    sql`
      select number, level, case when show_name then name end as name, version, issued_at, expires_at, revoked,
        status_index
      from certificates where number = ${number}`,
  );
  if (row === undefined) return undefined;
  const { name, issued_at: issuedAt, expires_at: expiresAt, revoked, status_index: statusIndex, ...rest } = rowSchema.parse(row);
  return {
    ...rest,
    name: name ?? undefined,
    issuedAt,
    expiresAt,
    statusIndex,
    state: getCertificateState({ expiresAt, revoked }, new Date()),
  };
});
