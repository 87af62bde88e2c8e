import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';
import { getFontStack } from '@/platform/fonts/font-stack';
import { isPrintable, toPrintable } from '@/platform/fonts/split-by-font';
import { LOGO_PATHS } from '@/ui/logo/logo';

const ACCENT = '#f0874a';

interface Picture {
  readonly siteName: string;
  /** The path of an icon of 24 by 24, which is drawn large beside the text. */
  readonly drawing?: string | undefined;
  /** The large text in the middle. */
  readonly title: string;
  /** A smaller text below it. */
  readonly detail?: string | undefined;
  /** The line at the bottom. */
  readonly note: string;
}

/**
 * Creates the picture that links are shown with: the site's name, a title, and a note. Characters that no font of the
 * site has are left out.
 */
export function createPictureResponse(picture: Picture, headers: Readonly<Record<string, string>> = {}): Response {
  const fonts = getFontStack('bold').map(({ name, data }) => ({ name, data, weight: 600 as const }));
  return new ImageResponse(renderPicture(toPrintablePicture(picture)), { ...OPEN_GRAPH_IMAGE_PX, fonts, headers });
}

/**
 * Returns whether a picture can show a text completely. The renderer doesn't move a combining mark to its letter, so only
 * letters that include their marks are shown well.
 */
export function isShownInPictures(text: string): boolean {
  return isPrintable(text, getFontStack('bold')) && !/\p{M}/u.test(text.normalize('NFC'));
}

/**
 * ImageResponse asks Google for a font with the characters that it misses, and jsDelivr for a drawing of an emoji. A name
 * must not leave the server, and a picture must not wait for others.
 */
function toPrintablePicture({ siteName, drawing, title, detail, note }: Picture): Picture {
  const fonts = getFontStack('bold');
  const site = toPrintable(siteName, fonts);
  return {
    siteName: site,
    drawing,
    title: toPrintable(title, fonts) || site,
    detail: detail === undefined ? undefined : toPrintable(detail, fonts),
    note: toPrintable(note, fonts),
  };
}

function renderPicture({ siteName, drawing, title, detail, note }: Picture): ReactElement {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: '#14264a',
        color: '#fcfaf6',
        fontFamily: getFontStack('bold')[0].name,
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
        <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
          <div style={{ ...getTitleSize(title), lineHeight: 1.08, letterSpacing: -2, textWrap: 'balance' }}>{title}</div>
          {detail !== undefined && <div style={{ display: 'flex', fontSize: 44 }}>{detail}</div>}
        </div>
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
    </div>
  );
}

/** A long title is set smaller, so that every title has room beside its icon. */
function getTitleSize({ length }: string): { display: 'flex'; fontSize: number } {
  return { display: 'flex', fontSize: length > 60 ? 54 : length > 30 ? 64 : 80 };
}
