import '@payload-config'; // Imported first so that all routes share its chunk.
import { findCertificate, getLevelLabel } from '@/modules/certification';
import { getSiteSettings } from '@/modules/pages';
import { formatDay } from '@/platform/format-day';
import { createNotFoundResponse } from '../../../calendar-response';
import { createPictureResponse } from '../../../picture-response';

export const dynamic = 'force-dynamic';

/** Returns a certificate as an image to share. A revoked one has none. */
export async function GET(_request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const certificate = await findCertificate((await params).number);
  if (!certificate || certificate.state === 'revoked') return createNotFoundResponse('certificate');
  const { level, name, version, issuedAt, expiresAt, number } = certificate;
  return createPictureResponse(
    {
      siteName: (await getSiteSettings()).name,
      subject: (
        <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
          <div style={{ display: 'flex', fontSize: 80, letterSpacing: -2 }}>{getLevelLabel(level)}</div>
          <div style={{ display: 'flex', fontSize: 44 }}>{name ?? version}</div>
        </div>
      ),
      note: `${version} · issued ${formatDay(issuedAt)}, valid until ${formatDay(expiresAt)} · ${number}`,
    },
    { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  );
}
