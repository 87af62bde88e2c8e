import '@/ui/styles/global.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { HEADER_HEIGHT_PX, SKIP_LINK_Z_INDEX } from '@/platform/constants';
import { Awake } from '@/shell/awake/awake';
import { MENU_SCRIPT } from '@/shell/header/menu-script';
import { SignOnProvider } from '@/shell/sign-on/sign-on-context';
import { ConsentBar, consentClassName } from '@/shell/tag-manager/consent-bar';
import { ConsentScript, TagManager } from '@/shell/tag-manager/tag-manager';
import { THEME_SCRIPT } from '@/shell/theme/theme-script';
import { fontClassNames } from '@/ui/fonts';

const CONSTANTS = `:root{--header-height:${HEADER_HEIGHT_PX}px;--skip-link-z-index:${SKIP_LINK_Z_INDEX}}`;

export const viewport: Viewport = { themeColor: [{ media: '(prefers-color-scheme: light)', color: '#fcfaf6' }, { media: '(prefers-color-scheme: dark)', color: '#0d1630' }] };

/** The document of every public page. Scripts and styles that stand in it are named by hash in the page's policy. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={[fontClassNames, consentClassName].filter(Boolean).join(' ')} suppressHydrationWarning>
      <head>
        <style dangerouslySetInnerHTML={{ __html: CONSTANTS }} />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT + ';' + MENU_SCRIPT }} />
        <ConsentScript />
      </head>
      <body>
        <SignOnProvider>{children}</SignOnProvider>
        <Awake />
        <ConsentBar />
        <TagManager />
      </body>
    </html>
  );
}
