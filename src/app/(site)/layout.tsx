import '@payload-config'; // Imported first so that all routes share its chunk.
import '@/ui/styles/global.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/shell/error-boundary';
import { WebVitals } from '@/modules/web-vitals';
import { Hydrated } from '@/shell/hydrated/hydrated';
import { HEAD_SCRIPT, HEAD_STYLE } from '@/shell/inline-assets';
import { SignOnProvider } from '@/shell/sign-on/sign-on-provider';
import { ConsentBar, consentClassName } from '@/shell/tag-manager/consent-bar';
import { ConsentScript, TagManager } from '@/shell/tag-manager/tag-manager';
import { fontClassNames } from '@/ui/fonts/fonts';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1630' },
  ],
};

/** Root layout of every public page. The page's content security policy lists its inline scripts and styles by hash. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={[fontClassNames, consentClassName].filter(Boolean).join(' ')} suppressHydrationWarning>
      <head>
        <style dangerouslySetInnerHTML={{ __html: HEAD_STYLE }} />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <ConsentScript />
      </head>
      <body>
        <ErrorBoundary>
          <SignOnProvider>{children}</SignOnProvider>
          <ConsentBar />
        </ErrorBoundary>
        <Hydrated />
        <WebVitals />
        <TagManager />
      </body>
    </html>
  );
}
