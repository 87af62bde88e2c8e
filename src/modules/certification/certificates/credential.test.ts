import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildCredential } from './credential';

/*
 * The classes of Open Badges 3.0 that a certificate uses, with what the specification requires of them: sections B.1.1
 * (OpenBadgeCredential) to B.1.23 at https://www.imsglobal.org/spec/ob/v3p0/. An unknown property is an error here.
 */
const typeWith = (name: string) => z.array(z.string()).refine((types) => types.includes(name), `a type must be ${name}`);
const profileSchema = z.strictObject({ id: z.url(), type: typeWith('Profile'), name: z.string(), url: z.url() });
const identitySchema = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.boolean(),
  identityHash: z.string(),
  identityType: z.literal('name'),
});
const achievementSchema = z.strictObject({
  id: z.url(),
  type: typeWith('Achievement'),
  achievementType: z.literal('Certification'),
  name: z.string().min(1),
  description: z.string().min(1),
  version: z.string(),
  criteria: z.strictObject({ id: z.url(), narrative: z.string() }),
});
const credentialSchema = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/),
    z.literal('https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'),
  ]),
  id: z.url(),
  type: typeWith('VerifiableCredential').and(typeWith('OpenBadgeCredential')),
  name: z.string().min(1),
  issuer: profileSchema,
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  credentialSubject: z.strictObject({
    id: z.url(),
    type: typeWith('AchievementSubject'),
    identifier: z.array(identitySchema).min(1).optional(),
    achievement: achievementSchema,
  }),
  credentialStatus: z.strictObject({
    id: z.url(),
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().regex(/^\d+$/),
    statusListCredential: z.url(),
  }),
  refreshService: z.strictObject({ id: z.url(), type: z.literal('1EdTechCredentialRefresh') }),
});

test.each(['Ada Lovelace', undefined])('a credential has what Open Badges 3.0 requires, with the name %s', (name) => {
  const credential = buildCredential(
    {
      number: '2345-6789-ABCD-EFGH-JKMN',
      level: 'associate',
      name,
      version: 'PostgreSQL 18',
      issuedAt: new Date('2026-11-01T10:00:00Z'),
      expiresAt: new Date('2029-11-01T10:00:00Z'),
      state: 'valid',
      statusIndex: 41,
    },
    'The site',
  );
  const parsed = credentialSchema.parse(credential);
  expect(parsed.credentialSubject.identifier?.map(({ identityHash }) => identityHash)).toEqual(name ? [name] : undefined);
});
