import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';
import { LOGO_PATHS } from '@/ui/logo/logo';

const FONT_FILE = path.resolve('node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff');
const ACCENT = '#f0874a';

interface Picture {
  readonly siteName: string;
  /** The path of an icon of 24 by 24, which is drawn large beside the text. */
  readonly drawing?: string;
  /** The large text in the middle. */
  readonly subject: ReactElement;
  /** The line at the bottom. */
  readonly note: string;
}

/** Creates the picture that links are shown with: the site's name, a subject, and a note. */
export async function createPictureResponse(
  { siteName, drawing, subject, note }: Picture,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: '#14264a',
        color: '#fcfaf6',
        fontFamily: 'Instrument Sans',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: '72px 40px 72px 72px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 44 }}>
          <svg width={56} height={56} viewBox="0 0 28 28">
            <path fill="#fcfaf6" d={LOGO_PATHS.block} />
            <path fill={ACCENT} d={LOGO_PATHS.line} />
          </svg>
          {siteName}
        </div>
        {subject}
        <div style={{ display: 'flex', fontSize: 28, color: '#c9d2e6' }}>{note}</div>
      </div>
      {drawing !== undefined && (
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: 408,
            background: '#1c3363',
            borderLeft: `8px solid ${ACCENT}`,
          }}
        >
          <svg width={272} height={272} viewBox="0 0 24 24" fill="none" stroke="#fcfaf6" strokeWidth={0.75}>
            <path d={drawing} />
          </svg>
        </div>
      )}
    </div>,
    { ...OPEN_GRAPH_IMAGE_PX, fonts: [{ name: 'Instrument Sans', data: await readFile(FONT_FILE), weight: 600 }], headers },
  );
}
