import { describe, expect, it } from 'vitest';
import { extractUsedCss } from './used-css';

const HTML = '<html class="page"><div class="card  wide"><a class="md:link">x</a></div></html>';

describe('the styles that a page uses', () => {
  it('are the rules whose classes it has', () => {
    expect(extractUsedCss(HTML, '.card{a:b}.absent{a:b}.card .wide{a:b}.card .absent{a:b}.card.absent{a:b}')).toBe(
      '.card{a:b}.card .wide{a:b}',
    );
  });

  it('are rules without a class, whatever they match', () => {
    const css = 'dialog[open]{a:b}:root{--x:1}[data-theme=dark] p{a:b}@media print{a{a:b}}';
    expect(extractUsedCss(HTML, css)).toBe(css);
  });

  it('are of a list of selectors those that can match', () => {
    expect(extractUsedCss(HTML, '.card,.absent,p{a:b}').replaceAll(/\s/g, '')).toBe('.card,p{a:b}');
  });

  it('keep rules whose absent class stands within :not() or :has(), or beside one that the page has within :is() or :where()', () => {
    for (const css of [
      '.card:not(.absent){a:b}',
      '.card:not(:is(.absent)){a:b}',
      '.card:is(.absent,.wide){a:b}',
      ':where(.absent p,.card) p{a:b}',
      '.card:has(.absent){a:b}',
      ':is(.absent,p){a:b}',
      ':is(:not(.absent),.absent) a{a:b}',
    ]) {
      expect(extractUsedCss(HTML, css)).toBe(css);
    }
    expect(extractUsedCss(HTML, '.absent:not(.card){a:b}')).toBe('');
  });

  it('leave out rules of which no alternative can match', () => {
    for (const css of [
      ':is(.absent,.missing)>li{a:b}',
      ':where(.absent) p{a:b}',
      '.card:is(.absent p,.card.missing){a:b}',
      ':is(.card :is(.absent),.missing){a:b}',
    ]) {
      expect(extractUsedCss(HTML, css)).toBe('');
    }
  });

  it('compare class names as CSS writes them', () => {
    expect(extractUsedCss(HTML, String.raw`.md\:link{a:b}.md\:absent{a:b}`)).toBe(String.raw`.md\:link{a:b}`);
  });

  it('keep keyframes whole, with numbers that look like classes', () => {
    const css = '@keyframes turn{0.5%{a:b}from{a:b}to{a:b}}@-webkit-keyframes turn{12.5%{a:b}}';
    expect(extractUsedCss(HTML, css)).toBe(css);
  });

  it('leave out groups that are empty then, from the inside to the outside', () => {
    expect(extractUsedCss(HTML, '@layer a{@media (width>1px){@supports (a:b){.absent{a:b}}}}.card{a:b}')).toBe('.card{a:b}');
    expect(extractUsedCss(HTML, '@media print{.absent{a:b}.card{a:b}}')).toBe('@media print{.card{a:b}}');
  });

  it('keep at-rules that have no rules in them', () => {
    const css = '@charset "utf-8";@layer a,b;@font-face{font-family:x;src:url(x.woff2)}';
    expect(extractUsedCss(HTML, css)).toBe(css);
  });
});
