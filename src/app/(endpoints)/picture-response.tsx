import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';

const FONT_FILE = path.resolve('node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff');

interface Picture {
  readonly siteName: string;
  /** The path of an icon of 24 by 24, which is drawn large in a corner. */
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
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        position: 'relative',
        padding: 80,
        background: '#14264a',
        color: '#fcfaf6',
        fontFamily: 'Instrument Sans',
      }}
    >
      {drawing !== undefined && (
        <svg
          width={340}
          height={340}
          viewBox="0 0 24 24"
          fill="none"
          stroke="#f0874a"
          strokeWidth={0.6}
          style={{ position: 'absolute', right: 72, bottom: 72 }}
        >
          <path d={drawing} />
        </svg>
      )}
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40 }}>
        <div style={{ width: 16, height: 56, background: '#f0874a' }} />
        {siteName}
      </div>
      {subject}
      <div style={{ display: 'flex', fontSize: 28, color: '#c9d2e6' }}>{note}</div>
    </div>,
    { ...OPEN_GRAPH_IMAGE_PX, fonts: [{ name: 'Instrument Sans', data: await readFile(FONT_FILE), weight: 600 }], headers },
  );
}
