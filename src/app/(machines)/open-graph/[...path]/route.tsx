import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { pageAt, siteSettings } from '@/features/catalogue';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';

export const dynamic = 'force-static';
export const dynamicParams = true;

const FONT = path.resolve('node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff');

/** The build makes no picture. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/** The picture that social networks show for a page, made when it is first asked for: the page's title and the site's mark. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const file = `/${(await params).path.join('/')}`;
  const url = file === '/home.png' ? '/' : file.replace(/\.png$/, '');
  const [page, settings, font] = await Promise.all([pageAt(url), siteSettings(), readFile(FONT)]);
  const title = page?.pagetitle ?? settings.defaultTitle;
  return new ImageResponse(
    (
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: '100%', height: '100%', padding: 80, background: '#14264a', color: '#fcfaf6', fontFamily: 'Instrument Sans' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40 }}>
          <div style={{ width: 16, height: 56, background: '#f0874a' }} />
          {settings.name}
        </div>
        <div style={{ display: 'flex', fontSize: title.length > 60 ? 64 : 80, lineHeight: 1.1, letterSpacing: -2 }}>{title}</div>
        <div style={{ display: 'flex', fontSize: 28, color: '#c9d2e6' }}>{settings.tagline ?? ''}</div>
      </div>
    ),
    { ...OPEN_GRAPH_IMAGE_PX, fonts: [{ name: 'Instrument Sans', data: font, weight: 600 }] },
  );
}
