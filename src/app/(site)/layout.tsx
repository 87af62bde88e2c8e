import '@payload-config'; // First, so that all routes share the chunk with it.
import '@/ui/styles/global.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Hydrated } from '@/shell/hydrated/hydrated';
import { HEAD_SCRIPT, HEAD_STYLE } from '@/shell/inline-assets';
import { SignOnProvider } from '@/shell/sign-on/sign-on-provider';
import { ConsentBar, consentClassName } from '@/shell/tag-manager/consent-bar';
import { ConsentScript, TagManager } from '@/shell/tag-manager/tag-manager';
import { fontClassNames } from '@/ui/fonts';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1630' },
  ],
};

/** The document of every public page. Scripts and styles that stand in it are named by hash in the page's policy. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={[fontClassNames, consentClassName].filter(Boolean).join(' ')} suppressHydrationWarning>
      <head>
        <style dangerouslySetInnerHTML={{ __html: HEAD_STYLE }} />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <ConsentScript />
      </head>
      <body>
        <SignOnProvider>{children}</SignOnProvider>
        <Hydrated />
        <ConsentBar />
        <TagManager />
      </body>
    </html>
  );
}
