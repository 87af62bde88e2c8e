import { expect, it } from 'vitest';
import { prefersMediaType } from './media-types';

it.each([
  ['text/html', true],
  ['TEXT/HTML;Q=0.5', true],
  ['text/html, text/plain', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['text/html;q=0.5, text/*;q=0.4, */*', true],
  ['text/html; charset=utf-8; q=0.4, */*;q=0.3', true],
  ['text/html;q=0', false],
  ['text/html;q=0.5, text/plain', false],
  ['text/html;q=0.5, text/*', false],
  ['text/html;q=0.5, */*', false],
  ['text/html-sandboxed', false],
  ['text/*', false],
  ['*/*', false],
  ['', false],
])('whether HTML is preferred to plain text with Accept: %s: %s', (accept, isPreferred) => {
  expect(prefersMediaType(accept, 'text/html', 'text/plain')).toBe(isPreferred);
});
