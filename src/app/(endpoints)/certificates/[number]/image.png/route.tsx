import '@payload-config'; // Imported first so that all routes share its chunk.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { findCertificate, getLevelLabel } from '@/modules/certification';
import { getSiteSettings } from '@/modules/pages';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';
import { formatDay } from '@/platform/format-day';
import { createNotFoundResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

const FONT_FILE = path.resolve('node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff');

/** Returns a certificate as an image to share. A revoked one has none. */
export async function GET(_request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const certificate = await findCertificate((await params).number);
  if (!certificate || certificate.state === 'revoked') return createNotFoundResponse('certificate');
  const [settings, font] = await Promise.all([getSiteSettings(), readFile(FONT_FILE)]);
  const { level, name, version, issuedAt, expiresAt, number } = certificate;
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        background: '#14264a',
        color: '#fcfaf6',
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40 }}>
        <div style={{ width: 16, height: 56, background: '#f0874a' }} />
        {settings.name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        <div style={{ display: 'flex', fontSize: 80, letterSpacing: -2 }}>{getLevelLabel(level)}</div>
        <div style={{ display: 'flex', fontSize: 44 }}>{name ?? version}</div>
      </div>
      <div style={{ display: 'flex', fontSize: 28, color: '#c9d2e6' }}>
        {`${version} · issued ${formatDay(issuedAt)}, valid until ${formatDay(expiresAt)} · ${number}`}
      </div>
    </div>,
    {
      ...OPEN_GRAPH_IMAGE_PX,
      fonts: [{ name: 'Instrument Sans', data: font, weight: 600 }],
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    },
  );
}
