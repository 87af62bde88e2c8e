import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DEFERRED_MEDIA } from './deferred-styles';
import { finalizePage } from './finalize-page';
import { compileStyleSheet, type StyleFilter } from './used-css';

const SHEETS: Record<string, string> = {
  '/_next/static/css/page.css': '.used{color:red}.unused{color:blue}:root{--gap:$1;--unread:1px}.used{gap:var(--gap)}',
  '/_next/static/css/other.css': '.used:focus{color:green}.used:hover{color:red}',
};

function findStyleSheet(href: string): StyleFilter | undefined {
  const sheet = SHEETS[href];
  return sheet === undefined ? undefined : compileStyleSheet(sheet);
}

const RENDERED = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/css/page.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/css/other.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/elsewhere.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2" crossorigin="" type="font/woff2"/>',
  '<script src="/_next/static/chunks/main.js?a=1&amp;b=2" async=""></script>',
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
  '<style>html{top:var(--header-height)}:root{--header-height:124px}</style>',
  '</head><body class="used">',
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
  '<script type="application/json">{"a":1}</script>',
  '<script>document.documentElement.dataset.theme="dark"</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([1,"$&\\u003c/script>"])</script>',
  '<script src="/_next/static/chunks/page.js" id="_R_" async=""></script>',
  '</body></html>',
].join('');

function finish(html = RENDERED, hasTagManager = false) {
  const { html: finished, headers } = finalizePage({ html, headers: { 'x-kept': 'yes' } }, { findStyleSheet, hasTagManager });
  const directives = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
  return { html: finished, headers, directives };
}

function hashesOf(texts: string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).toSorted();
}

/** Returns the inline scripts or styles that a browser would run or apply, based on their attributes. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))].flatMap(
    ([, attributes = '', text = '']) => (/\ssrc=|type="(?!module|text\/javascript)/.test(attributes) ? [] : [text]),
  );
}

function hashes(sources: string[] | undefined): string[] {
  return (sources ?? []).filter((source) => source.startsWith("'sha256-")).toSorted();
}

it('preloads fonts without the type that every supported browser knows', () => {
  expect(finish().html).toContain('<link rel="preload" as="font" href="/_next/static/media/a.woff2" crossorigin/>');
});

describe('finalizing a page', () => {
  it('links to the styles of all pages for print, enlarged text, and other colors', () => {
    const deferredSheet = '/_next/static/deferred.0.css';
    const { html } = finalizePage({ html: RENDERED, headers: {} }, { findStyleSheet, deferredSheet, hasTagManager: false });
    expect(html).toContain(`<link rel="stylesheet" href="/_next/static/deferred.0.css" media="${DEFERRED_MEDIA}">`);
    expect(finish().html).not.toContain('media="print');
  });

  it('leaves out parts of the head’s script whose elements the page does not have, and never of React’s data', () => {
    const script = '<script>a();/*with role=group*/b()/*end*/;/*with data-tools=/x.js*/c()/*end*/</script>';
    const data = '<script>self.__next_f.push([1,"/*with data-tools=/x.js*/c()/*end*/"])</script>';
    const { html, directives } = finish(
      RENDERED.replace('</head>', `${script}</head>`).replace('</body>', `<pre role="group">x</pre>${data}</body>`),
    );
    expect(html).toContain('<script>a();b();</script>');
    expect(html).toContain(data);
    expect(directives.get('script-src')).toContain(hashesOf(['a();b();'])[0]);
  });

  it('lists the runtime scripts as text, in their order', () => {
    const { html } = finish();
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect([...html.matchAll(/ data-src="([^"]*)"/g)].map(([, sources]) => sources)).toEqual([
      '/_next/static/chunks/main.js?a=1&amp;b=2 /_next/static/chunks/page.js',
    ]);
  });

  it('shortens the list of chunks', () => {
    const list = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})';
    const { html } = finish(RENDERED.replace('</body>', `<script id="_R_">${list}</script></body>`));
    expect(html).toContain('<script id="_R_">(globalThis.TURBOPACK||=[]).push({"otherChunks":[]})</script>');
  });

  it('removes script preloads and scripts for old browsers, and keeps other preloads', () => {
    const { html } = finish();
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('polyfills');
    expect(html).toContain('as="font"');
  });

  it('replaces each style sheet with its used part, verbatim, and leaves unknown sheets unchanged', () => {
    const { html } = finish();
    expect(html).toContain(
      '<style>.used{color:red}:root{--gap:$1;}.used{gap:var(--gap)}</style>' +
        '<link rel="stylesheet" href="/_next/static/css/page.css" disabled><noscript>' +
        '<link rel="stylesheet" href="/_next/static/css/page.css"></noscript>' +
        '<style>.used:focus{color:green}</style><link rel="stylesheet" href="/_next/static/css/other.css" disabled>' +
        '<noscript><link rel="stylesheet" href="/_next/static/css/other.css"></noscript>' +
        '<link rel="stylesheet" href="/elsewhere.css"/>',
    );
    expect(html).not.toContain('unused');
  });

  it('leaves other inline scripts and styles unchanged', () => {
    const { html } = finish();
    expect(html).toContain('.push([1,"$&\\u003c/script>"])');
    expect(html).toContain('<script type="application/ld+json">{"@type":"Organization"}</script>');
  });

  it('ends the head with a self-contained hydration script', () => {
    const text = /<script>((?:(?!<\/script>)[\s\S])*)<\/script><\/head>/.exec(finish().html)?.[1] ?? '';
    expect(text).toContain('data-src');
    // Helper names that a compiler inserts would be undefined in the browser.
    expect(text).not.toMatch(/__name|__vite|import_/);
    expect(() => new Script(text)).not.toThrow();
  });

  it('lists the hash of every executable inline script, and nothing else', () => {
    const { html, directives } = finish();
    const texts = inlineTexts(html, 'script');
    expect(texts).toHaveLength(3);
    expect(hashes(directives.get('script-src'))).toEqual(hashesOf(texts));
  });

  it('does not count data as a script', () => {
    const { directives } = finish();
    const [json = '', organization = ''] = hashesOf(['{"a":1}', '{"@type":"Organization"}']);
    expect(directives.get('script-src')).not.toContain(json);
    expect(directives.get('script-src')).not.toContain(organization);
  });

  it('lists the hash of every inline style, including existing ones', () => {
    const { html, directives } = finish();
    const texts = inlineTexts(html, 'style');
    expect(texts).toHaveLength(3);
    expect(hashes(directives.get('style-src'))).toEqual(hashesOf(texts));
  });

  it('allows nothing unsafe and no other origins', () => {
    const { headers, directives } = finish();
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    expect(policy).not.toContain('http');
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('allows a tag manager only when one is configured', () => {
    const { directives } = finish(RENDERED, true);
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
      expect(directives.get(name), name).toContain('https://www.googletagmanager.com');
    }
    expect(directives.get('script-src')?.join(' ')).not.toContain('unsafe');
  });

  it('requires revalidation of a page and keeps the other headers', () => {
    const { headers } = finish();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-kept']).toBe('yes');
  });
});

describe('page on a site with an identity provider', () => {
  it('may connect to that origin, and use it for nothing else', () => {
    const { headers } = finalizePage(
      { html: RENDERED, headers: {} },
      { findStyleSheet, hasTagManager: false, identityUrl: 'https://id.example.org/path' },
    );
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://id.example.org;");
    expect(String(headers['content-security-policy']).split('id.example.org')).toHaveLength(2);
  });
});

describe('page on a site with visitor scoring', () => {
  const scoreUrl = 'https://www.google.com/recaptcha';
  const policyOf = (body: string, url?: string) => {
    const { headers } = finalizePage(
      { html: RENDERED.replace('<body class="used">', `<body class="used">${body}`), headers: {} },
      { findStyleSheet, hasTagManager: false, scoreUrl: url },
    );
    return String(headers['content-security-policy']);
  };

  it('may load the service and its resources only when it has a form', () => {
    const policy = policyOf('<form id="form-a" data-tools="/forms/tools.js"></form>', scoreUrl);
    expect(policy).toMatch(
      /script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
    );
    expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
    expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;");
    expect(policy).not.toContain('unsafe');
    expect(
      policyOf('<form action="/search"></form><p>&lt;form data-tools=&quot;x&quot;&gt; data-tools="x"</p>', scoreUrl),
    ).not.toMatch(/google|frame-src/);
    expect(policyOf('<form id="form-a" data-tools="/forms/tools.js"></form>')).not.toMatch(/google|frame-src/);
  });
});

describe('RSC payload', () => {
  const chunks = ['0:{"a":"\\u003cp>"}\n', '1:[]\n'];
  const scripts = chunks.map((chunk) => `<script>self.__next_f.push([1,${JSON.stringify(chunk)}])</script>`).join('');
  const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const page = `<html><head></head><body><p>text</p>${start}${scripts}</body></html>`;
  const finishWith = (flight: string | undefined) =>
    finalizePage({ html: page, flight, headers: {} }, { findStyleSheet: () => undefined, hasTagManager: false });

  it('is replaced by a marker when the same payload can be fetched later', () => {
    const { html, headers } = finishWith(chunks.join(''));
    expect(html).toContain('<body><p>text</p></body>');
    const version = String(headers['x-page-version']);
    expect(version).toMatch(/^[0-9a-f]{8}$/);
    expect(html).toContain(`<template data-rsc="${version}" data-src="`);
    expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1);
  });

  it.each(['something else', undefined])('stays in the page when the fetchable payload is %s', (flight) => {
    const { html, headers } = finishWith(flight);
    expect(html).toContain(start + scripts);
    expect(html).not.toContain('data-rsc');
    expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(4);
  });
});

it('URLs in a style sheet resolve to the same target when it is inlined', () => {
  const sheet = 'a{b:url(../media/a.woff2)}c{b:url("x.svg")}d{b:url(/e.svg)}e{b:url(data:image/png;base64,AA)}f{b:url(#g)}';
  const html =
    '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body>' +
    '<a></a><c></c><d></d><e></e><f></f></body></html>';
  const finished = finalizePage(
    { html, headers: {} },
    { findStyleSheet: () => compileStyleSheet(sheet), hasTagManager: false },
  ).html;
  expect(finished).toContain(
    '<style>a{b:url(/_next/static/media/a.woff2)}c{b:url("/_next/static/chunks/x.svg")}d{b:url(/e.svg)}' +
      'e{b:url(data:image/png;base64,AA)}f{b:url(#g)}</style>',
  );
});
