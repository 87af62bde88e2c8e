import '@payload-config'; // Imported first so that all routes share its chunk.
import { findCertificate, getLevelLabel } from '@/modules/certification';
import { getSiteSettings } from '@/modules/pages';
import { formatDay } from '@/platform/format-day';
import { createNotFoundResponse } from '../../../not-found-response';
import { createPictureResponse, isShownInPictures } from '../../../picture-response';

export const dynamic = 'force-dynamic';

/** Returns a certificate as an image to share. A revoked one has none. */
export async function GET(_request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const certificate = await findCertificate((await params).number);
  if (!certificate || certificate.state === 'revoked') return createNotFoundResponse('certificate');
  const { level, name, version, issuedAt, expiresAt, number } = certificate;
  return createPictureResponse(
    {
      siteName: (await getSiteSettings()).name,
      title: getLevelLabel(level),
      // Half a name would be worse than none.
      detail: name !== undefined && isShownInPictures(name) ? name : version,
      // The number comes first, where a line never ends within it.
      note: `${number} · ${version} · issued ${formatDay(issuedAt)}, valid until ${formatDay(expiresAt)}`,
    },
    { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  );
}
