import { contentSecurityPolicy, hashSource } from './content-security-policy';
import { stylesUsedBy } from './inline-styles';
import { wake } from './wake';

/** A page as Next has rendered it. */
export interface RenderedPage {
  html: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface FinishingOptions {
  /** Reads a built style sheet by its address on this site; undefined when it is unknown. */
  readStyleSheet: (href: string) => string | undefined;
  /** Whether the policy lets a tag manager load. */
  tagManager: boolean;
}

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const LEGACY_SCRIPT = /<script [^>]*\bnoModule=""[^>]*><\/script>/gi;
const EXTERNAL_SCRIPT = /<script src="([^"]+)"[^>]*><\/script>/g;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|data-late)=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** Pages change at once when they are published, so a browser asks each time; it gets a 304 when nothing changed. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const WAKE_SCRIPT = `(${wake.toString()})()`;

/**
 * Finishes a rendered page, the one place where this is done: the styles it uses are put in its head, React's scripts
 * wait for a sign of intent (wake.ts), and a Content-Security-Policy names every inline text by its hash.
 */
export function finishPage({ html, headers }: RenderedPage, { readStyleSheet, tagManager }: FinishingOptions): RenderedPage {
  const styles: string[] = [];
  const finished = html
    .replace(SCRIPT_PRELOAD, '')
    .replace(LEGACY_SCRIPT, '')
    .replace(EXTERNAL_SCRIPT, (_tag, source: string) => `<script type="text/plain" data-late="${source}"></script>`)
    .replace(STYLE_SHEET, (tag, href: string) => {
      const sheet = readStyleSheet(href);
      if (sheet === undefined) return tag;
      const used = stylesUsedBy(html, sheet);
      styles.push(used);
      return `<style>${used}</style>`;
    })
    .replace('</head>', () => `<script>${WAKE_SCRIPT}</script></head>`);
  const scripts = [...finished.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);
  return {
    html: finished,
    headers: {
      ...headers,
      'cache-control': CACHE_CONTROL,
      'content-security-policy': contentSecurityPolicy({
        scripts: scripts.map(hashSource),
        styles: styles.map(hashSource),
        tagManager,
      }),
    },
  };
}
