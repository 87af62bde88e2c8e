import { gzipSync } from 'node:zlib';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { getPayloadClient } from '@/modules/payload-client';
import { toAbsoluteUrl } from '@/platform/absolute-url';

/*
 * The published lists of revoked credentials (W3C, Bitstring Status List 1.0). A list is one bit for each credential, at a
 * random place, so it says nothing about people to those who don't have a credential of theirs.
 */

/** The smallest length that the specification allows (section 2.2), so that a verifier's request tells nothing. */
export const STATUS_LIST_LENGTH = 131_072;

/** Builds the entry of a credential in its list. @param index its place, counted over all lists */
export function buildStatusEntry(index: number) {
  const list = buildStatusListUrl(Math.floor(index / STATUS_LIST_LENGTH));
  const place = String(index % STATUS_LIST_LENGTH);
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: place,
    statusListCredential: list,
  };
}

/** Returns the URL of a list, which is also its id. */
export function buildStatusListUrl(list: number): string {
  return toAbsoluteUrl(`/certificates/status/${list}`);
}

/** Encodes a list: its bits, the first one on the left, compressed by gzip, in base64url with the prefix of multibase. */
export function encodeStatusList(revoked: readonly number[]): string {
  const bits = Buffer.alloc(STATUS_LIST_LENGTH / 8);
  for (const place of revoked) {
    const byte = Math.floor(place / 8);
    bits.writeUInt8(bits.readUInt8(byte) | (128 >> (place % 8)), byte);
  }
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** Returns the places of revoked credentials in a list; undefined when there is no such list. */
export async function findRevokedIndexes(list: number): Promise<number[] | undefined> {
  const req = await createLocalReq({}, await getPayloadClient());
  const rows = await queryRows(
    req,
    sql`
      select "index" % ${STATUS_LIST_LENGTH} as place, revoked_at is not null as revoked from credential_statuses
      where "index" / ${STATUS_LIST_LENGTH} = ${list}`,
  );
  const found = z.array(z.object({ place: z.number(), revoked: z.boolean() })).parse(rows);
  // The first list is there before the first credential.
  if (found.length === 0 && list > 0) return undefined;
  return found.flatMap(({ place, revoked }) => (revoked ? [place] : []));
}
