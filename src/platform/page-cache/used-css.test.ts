import { describe, expect, it } from 'vitest';
import { collectNames, compileStyleSheet } from './used-css';

const HTML = '<html class="page"><div class="card  wide"><p><a class="md:link">x</a><dialog></dialog></p></div></html>';

const extractUsedCss = (html: string, css: string): string => compileStyleSheet(css)(collectNames(html));

describe('used styles of a page', () => {
  it('include rules whose classes the page has', () => {
    expect(extractUsedCss(HTML, '.card{a:b}.absent{a:b}.card .wide{a:b}.card .absent{a:b}.card.absent{a:b}')).toBe(
      '.card{a:b}.card .wide{a:b}',
    );
  });

  it('include rules whose elements the page has, in any case, and omit others', () => {
    const css = 'dialog[open]{a:b}p>A:focus::after{a:b}:is(p,table) a{a:b}*+p{a:b}';
    expect(extractUsedCss(HTML, `${css}table{a:b}p td{a:b}.card th{a:b}:is(h2,h3){a:b}`)).toBe(css);
  });

  it('omit selectors that match only on hover or after hydration', () => {
    const css = '.card:is(:hover,:focus){a:b}.card:not(:hover){a:b}.card:focus{a:b}';
    expect(extractUsedCss(HTML, `[data-hydrated] .card{a:b}.card:hover{a:b}.card:hover p{a:b}${css}`)).toBe(css);
  });

  it('include rules without a class or an element, whatever they match', () => {
    const css = 'dialog[open]{a:b}:root{--x:1}[data-theme=dark] p{a:b}@media (width>9px){a{a:b}}';
    expect(extractUsedCss(HTML, css)).toBe(css);
  });

  it.each(['print', 'not (min-width:20rem)', '(forced-colors:active)', '(prefers-contrast:more)'])(
    'omit rules of the deferred sheet: %s',
    (query) => {
      expect(extractUsedCss(HTML, `@layer b{p{a:b}@media ${query}{p{a:b}}}@media ${query}{a{a:b}}`)).toBe('@layer b{p{a:b}}');
    },
  );

  it('omit rules for a static attribute value that the page does not have', () => {
    const html = '<p data-kind="writes" data-theme="light"></p>';
    const css = `p[data-kind=writes]{a:b}p[data-theme=dark]{a:b}p:not([data-kind=back]){a:b}`;
    expect(extractUsedCss(html, `${css}p[data-kind="back"]{a:b}:is(a,[data-kind=back]){a:b}`)).toBe(css);
  });

  it('include the rules of error messages only when the page has one', () => {
    const css = '[data-error-fallback]{a:b}[data-error-fallback]>*{a:b}';
    expect(extractUsedCss('<div data-error-fallback="" role="alert"></div>', css)).toBe(css);
    expect(extractUsedCss('<p></p>', `${css}p{a:b}`)).toBe('p{a:b}');
  });

  it('join blocks of the same layer that follow each other', () => {
    const css =
      '@layer ui{p{a:b}}@layer ui{.absent{a:b}}@layer blocks{.absent{a:b}}@layer ui{p{c:d}}@layer base{p{e:f}}@layer ui{p{g:h}}';
    expect(extractUsedCss(HTML, css)).toBe('@layer ui{p{a:b}p{c:d}}@layer base{p{e:f}}@layer ui{p{g:h}}');
    const anonymous = '@layer{p{a:b}}@layer{p{c:d}}';
    expect(extractUsedCss(HTML, anonymous).replaceAll(' ', '')).toBe(anonymous);
  });

  it('include only the selectors of a list that can match', () => {
    expect(extractUsedCss(HTML, '.card,.absent,p{a:b}').replaceAll(/\s/g, '')).toBe('.card,p{a:b}');
  });

  it('include rules whose absent class is within :not(), or next to a present one within :is() or :where()', () => {
    for (const css of [
      '.card:not(.absent){a:b}',
      '.card:not(:is(.absent)){a:b}',
      '.card:is(.absent,.wide){a:b}',
      ':where(.absent p,.card) p{a:b}',
      '.card:has(.absent,p:checked){a:b}',
      '.card:not(:has(.absent)){a:b}',
      ':is(.absent,p){a:b}',
      ':is(:not(.absent),.absent) a{a:b}',
    ]) {
      expect(extractUsedCss(HTML, css)).toBe(css);
    }
    expect(extractUsedCss(HTML, '.absent:not(.card){a:b}')).toBe('');
  });

  it('omit rules without an alternative that can match', () => {
    for (const css of [
      ':is(.absent,.missing)>p{a:b}',
      ':where(.absent) p{a:b}',
      ':root:has(.absent){a:b}',
      'p:has(> table){a:b}',
      '.card:is(.absent p,.card.missing){a:b}',
      ':is(.card :is(.absent),.missing){a:b}',
    ]) {
      expect(extractUsedCss(HTML, css)).toBe('');
    }
  });

  it('compare class names as CSS writes them', () => {
    expect(extractUsedCss(HTML, String.raw`.md\:link{a:b}.md\:absent{a:b}`)).toBe(String.raw`.md\:link{a:b}`);
  });

  it('include keyframes only when a rule names them', () => {
    const css = '.card{animation:turn 1s}.absent{animation:fade 1s}@keyframes turn{to{a:b}}@keyframes fade{to{a:b}}';
    expect(extractUsedCss(HTML, css)).toBe('.card{animation:turn 1s}@keyframes turn{to{a:b}}');
  });

  it('include complete keyframes, with numbers that look like classes', () => {
    const css = '@keyframes turn{0.5%{a:b}from{a:b}to{a:b}}@-webkit-keyframes turn{12.5%{a:b}}';
    expect(extractUsedCss(HTML, css)).toBe(css);
  });

  it('omit groups that become empty, from the inside out', () => {
    expect(extractUsedCss(HTML, '@layer a{@media (width>1px){@supports (a:b){.absent{a:b}}}}.card{a:b}')).toBe('.card{a:b}');
    expect(extractUsedCss(HTML, '@media screen{.absent{a:b}.card{a:b}}')).toBe('@media screen{.card{a:b}}');
  });

  it('include at-rules without nested rules', () => {
    const css = '@charset "utf-8";@layer a,b;@font-face{font-family:x;src:url(x.woff2)}';
    expect(extractUsedCss(HTML, css)).toBe(css);
  });
});
