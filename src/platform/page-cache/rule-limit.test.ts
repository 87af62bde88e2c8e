import { describe, expect, it } from 'vitest';
import { STYLE_RULES_PER_SHEET_MAX } from '../constants';
import { finalizePage } from './finalize-page';
import { countRules, splitStyleSheet } from './rule-limit';
import { compileStyleSheet } from './used-css';

const buildRules = (count: number) => Array.from({ length: count }, (_, index) => `p{order:${index}}`).join('');
/** Without declarations, they take half of the time. */
const buildEmptyRules = (count: number) => Array.from({ length: count }, (_, index) => `p.a${index}{}`).join('');

describe('countRules', () => {
  it('counts nested rules, groups, and keyframes', () => {
    expect(countRules('@layer a{p{color:red;&:hover{color:blue}}}@keyframes k{from{opacity:0}}@import "x";')).toBe(6);
  });
});

describe('splitStyleSheet', () => {
  it('leaves a sheet within the limit as it is', () => {
    const css = buildRules(STYLE_RULES_PER_SHEET_MAX);
    expect(splitStyleSheet(css)).toEqual([css]);
  });

  it('splits a larger sheet in order, with at most as many rules in each part', () => {
    const css = buildEmptyRules(STYLE_RULES_PER_SHEET_MAX * 2 + 1);
    const parts = splitStyleSheet(css);
    expect(parts.map(countRules)).toEqual([STYLE_RULES_PER_SHEET_MAX, STYLE_RULES_PER_SHEET_MAX, 1]);
    expect(parts.join('')).toBe(css);
  });

  it('rejects a group that no style tag can hold', () => {
    expect(() => splitStyleSheet(`@layer a{${buildEmptyRules(STYLE_RULES_PER_SHEET_MAX)}}`)).toThrow(
      'A group of styles has 65001 rules; a style tag takes 65000 at most.',
    );
  });
});

it('no style tag of a served page has more rules than the limit', () => {
  const sheet = buildRules(STYLE_RULES_PER_SHEET_MAX + 1);
  const { html } = finalizePage(
    { html: '<head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/></head><p></p>', headers: {} },
    { findStyleSheet: () => compileStyleSheet(sheet), hasTagManager: false },
  );
  const tags = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  expect(tags.map(countRules)).toEqual([STYLE_RULES_PER_SHEET_MAX, 1]);
  expect(tags.join('')).toBe(sheet);
});
