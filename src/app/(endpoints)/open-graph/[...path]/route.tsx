import '@payload-config'; // Imported first so that all routes share its chunk.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { SECTIONS } from '@/cms/core/sections';
import { findPage, getSiteSettings } from '@/modules/pages';
import { resolveDoc } from '@/modules/docs';
import { findEntrySummaries } from '@/modules/entries';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';
import { createNotFoundResponse } from '../../calendar-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

const FONT_FILE = path.resolve('node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff');

/** Returns no paths: the build renders no images. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/**
 * Returns a page's Open Graph image with its title, its area and the site's name. It is rendered on the first request.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const file = `/${(await params).path.join('/')}`;
  const url = file === '/home.png' ? '/' : file.replace(/\.png$/, '');
  const subject = await findSubject(url);
  // There are endless URLs that don't exist, so none of them gets an image.
  if (!subject) return createNotFoundResponse('picture');
  const [settings, font] = await Promise.all([getSiteSettings(), readFile(FONT_FILE)]);
  const { title, area } = subject;
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
      <div style={{ display: 'flex', fontSize: title.length > 60 ? 64 : 80, lineHeight: 1.1, letterSpacing: -2 }}>{title}</div>
      <div style={{ display: 'flex', fontSize: 28, color: '#c9d2e6' }}>{area ?? settings.tagline ?? ''}</div>
    </div>,
    { ...OPEN_GRAPH_IMAGE_PX, fonts: [{ name: 'Instrument Sans', data: font, weight: 600 }] },
  );
}

/** Finds what the image for a URL shows. Returns undefined when no page or entry has the URL. */
async function findSubject(url: string): Promise<{ title: string; area: string | undefined } | undefined> {
  const page = await findPage(url);
  if (page) return { title: page.pagetitle, area: SECTIONS.find(({ key }) => key === page.section)?.label };
  const entry = (await findEntrySummaries([url])).get(url);
  if (entry) return { title: entry.title, area: entry.kind.plural };
  const doc = await resolveDoc(url);
  return doc && { title: doc.title, area: 'Documentation' };
}
