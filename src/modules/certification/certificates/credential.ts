import { HOUR_MS } from '@/platform/durations';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { EXAM_DURATION_MINUTES, EXAM_PASS_MARK_PERCENT } from '@/platform/constants';
import { getLevelLabel, getQuestionCount } from '../blueprint';
import type { Certificate } from './certificates';
import { signCredential } from './credential-keys';
import { buildStatusEntry, buildStatusListUrl, encodeStatusList } from './credential-status';
import { buildCertificatePath } from '../exam-paths';

const CERTIFICATION_PATH = '/training/postgres-certification';
const ISSUER_PATH = '/certificates/issuer.json';

/** Builds the profile of the issuer (Open Badges 3.0, section B.1.16), which is published at its id. */
export function buildIssuerProfile(siteName: string) {
  return { id: toAbsoluteUrl(ISSUER_PATH), type: ['Profile'], name: siteName, url: toAbsoluteUrl('') };
}

/** Builds the credential of a certificate (Open Badges 3.0, OpenBadgeCredential). */
export function buildCredential(
  { number, level, name, version, issuedAt, expiresAt, statusIndex }: Certificate,
  siteName: string,
) {
  const id = toAbsoluteUrl(buildCertificatePath(number));
  const label = getLevelLabel(level);
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      // Defines the type of the refresh service.
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: label,
    issuer: buildIssuerProfile(siteName),
    validFrom: issuedAt.toISOString(),
    validUntil: expiresAt.toISOString(),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      ...(name !== undefined && {
        identifier: [{ type: 'IdentityObject', identityHash: name, identityType: 'name', hashed: false }],
      }),
      achievement: {
        id: `${toAbsoluteUrl(CERTIFICATION_PATH)}#${level}`,
        type: ['Achievement'],
        achievementType: 'Certification',
        name: label,
        description: `Has passed the exam ${label} about ${version}.`,
        version,
        criteria: {
          id: toAbsoluteUrl(CERTIFICATION_PATH),
          narrative:
            `${getQuestionCount(level)} questions in ${EXAM_DURATION_MINUTES} minutes, with at least ` +
            `${EXAM_PASS_MARK_PERCENT}% correct answers.`,
        },
      },
    },
    // Where a verifier of a saved credential sees that it was revoked.
    credentialStatus: buildStatusEntry(statusIndex),
    // Verifiers get the current state here: a revoked credential is no longer issued.
    refreshService: { id: `${id}/credential.jwt`, type: '1EdTechCredentialRefresh' },
  };
}

/** Builds the signed credential: a VC-JWT, which holds the credential and the registered claims (section 8.2). */
export function signCertificate(certificate: Certificate, siteName: string): Promise<string> {
  return sign(buildCredential(certificate, siteName));
}

/** How long a signed list is valid. Verifiers fetch a new one before. */
const STATUS_LIST_HOURS = 24;

/**
 * Builds a signed list of revoked credentials (Bitstring Status List 1.0, section 2.2), in the form of the credentials.
 * @param revoked their places in the list
 */
export function signStatusList(
  { list, revoked }: { readonly list: number; readonly revoked: readonly number[] },
  siteName: string,
): Promise<string> {
  const id = buildStatusListUrl(list);
  const now = new Date();
  return sign({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: toAbsoluteUrl(ISSUER_PATH), name: siteName },
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + STATUS_LIST_HOURS * HOUR_MS).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeStatusList(revoked),
    },
  });
}

interface SignedContent {
  readonly id: string;
  readonly issuer: { readonly id: string; readonly [property: string]: unknown };
  readonly validFrom: string;
  readonly validUntil: string;
  readonly credentialSubject: { readonly id: string; readonly [property: string]: unknown };
  readonly [property: string]: unknown;
}

function sign(credential: SignedContent): Promise<string> {
  const toSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);
  const claims = {
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: toSeconds(credential.validFrom),
    exp: toSeconds(credential.validUntil),
  };
  return signCredential({ ...credential, ...claims }, (kid) => toAbsoluteUrl(`/certificates/keys/${kid}`));
}
