import { getSiteSettings } from '@/modules/pages';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { type Certificate, findCertificate } from './certificates';
import { renderCertificatePdf } from './certificate-pdf';
import { buildIssuerProfile, signCertificate, signStatusList } from './credential';
import { getCredentialKeys } from './credential-keys';
import { findRevokedIndexes } from './credential-status';
import { buildCertificatePath } from '../exam-paths';

/** Caches must not keep personal data after it changes. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const LIST_NUMBER = /^\d{1,4}$/;

interface NumberProps {
  readonly params: Promise<{ readonly number: string }>;
}

/** GET /certificates/…/credential.jwt: the signed credential; 410 once it was revoked. */
export async function handleCredential(_request: Request, { params }: NumberProps): Promise<Response> {
  const certificate = await findCertificate((await params).number);
  if (certificate === undefined || certificate.state === 'revoked') return createMissing(certificate);
  const { name } = await getSiteSettings();
  return new Response(await signCertificate(certificate, name), {
    headers: { ...HEADERS, 'content-type': 'text/plain; charset=us-ascii' },
  });
}

/** GET /certificates/…/certificate.pdf: the certificate to print; 410 once it was revoked. */
export async function handleCertificatePdf(_request: Request, { params }: NumberProps): Promise<Response> {
  const certificate = await findCertificate((await params).number);
  if (certificate === undefined || certificate.state === 'revoked') return createMissing(certificate);
  const { name } = await getSiteSettings();
  const url = toAbsoluteUrl(buildCertificatePath(certificate.number));
  const file = await renderCertificatePdf(certificate, { siteName: name, url });
  return new Response(new Uint8Array(file), {
    headers: {
      ...HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="certificate-${certificate.number}.pdf"`,
    },
  });
}

function createMissing(certificate: Certificate | undefined): Response {
  return certificate === undefined
    ? new Response('There is no certificate with this number.\n', { status: 404, headers: HEADERS })
    : new Response('This certificate was revoked.\n', { status: 410, headers: HEADERS });
}

/** GET /certificates/keys.json: the public keys of credentials, as a JSON Web Key Set. */
export async function handleCredentialKeys(): Promise<Response> {
  return Response.json({ keys: await getCredentialKeys() }, { headers: { 'cache-control': 'public, max-age=300' } });
}

/** GET /certificates/keys/…: one of the public keys, to which a credential's header points. */
export async function handleCredentialKey(
  _request: Request,
  { params }: { readonly params: Promise<{ readonly kid: string }> },
): Promise<Response> {
  const { kid } = await params;
  const key = (await getCredentialKeys()).find((each) => each.kid === kid);
  return key === undefined
    ? new Response('There is no such key.\n', { status: 404 })
    : Response.json(key, { headers: { 'cache-control': 'public, max-age=300' } });
}

/** GET /certificates/status/…: a signed list of revoked credentials. Valid for a few minutes, so a revocation shows by then. */
export async function handleStatusList(
  _request: Request,
  { params }: { readonly params: Promise<{ readonly list: string }> },
): Promise<Response> {
  const { list } = await params;
  const revoked = LIST_NUMBER.test(list) ? await findRevokedIndexes(Number(list)) : undefined;
  if (revoked === undefined) return new Response('There is no such list.\n', { status: 404 });
  const { name } = await getSiteSettings();
  return new Response(await signStatusList({ list: Number(list), revoked }, name), {
    headers: { 'content-type': 'application/vc+jwt', 'cache-control': 'public, max-age=300' },
  });
}

/** GET /certificates/issuer.json: the profile of the issuer. */
export async function handleIssuer(): Promise<Response> {
  const { name } = await getSiteSettings();
  return Response.json(buildIssuerProfile(name), { headers: { 'cache-control': 'public, max-age=300' } });
}
