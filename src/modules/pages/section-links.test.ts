import { expect, it } from 'vitest';
import { findSectionErrors } from './section-links';

const find = (href: string, ...blocks: readonly { blockType: string; [field: string]: unknown }[]) => {
  const layout = [{ blockType: 'hero', heading: 'Legal', links: [{ label: 'Go', href }] }, ...blocks];
  return findSectionErrors({ url: '/legal', layout }, layout).map(({ path }) => path);
};
const section = { blockType: 'comparisonTable', heading: 'Find the document' };
const prose = { blockType: 'prose', markdown: '## Your rights\n\nText.' };

it('a link to a section of the page is valid', () => {
  expect(find('#find-the-document', section)).toEqual([]);
  expect(find('/legal#find-the-document', section)).toEqual([]);
  expect(find('#your-rights', prose)).toEqual([]);
  expect(find('#talk', { blockType: 'questions', items: [{ answer: '### Talk\n\nText.' }] })).toEqual([]);
  expect(find('#top')).toEqual([]);
});

it('a link to a section that the page doesn’t have is rejected at its field', () => {
  expect(find('#find-the-document', prose)).toEqual(['layout.0.links.0.href']);
  expect(find('/legal#find-the-document', prose)).toEqual(['layout.0.links.0.href']);
  expect(find('#legal')).toEqual(['layout.0.links.0.href']);
  expect(find('#nowhere', { blockType: 'featureSlot', feature: 'section-index' })).toEqual(['layout.0.links.0.href']);
  expect(find('#x', { blockType: 'prose', markdown: 'See [there](#nowhere).' })).toHaveLength(2);
});

it('a link to another page is not checked', () => {
  expect(find('/legal/other#nowhere')).toEqual([]);
  expect(find('https://example.org/#nowhere')).toEqual([]);
});

it('anchors that are known only after rendering are accepted', () => {
  expect(find('#schedule', { blockType: 'featureSlot', feature: 'class-schedule' })).toEqual([]);
  expect(find('#version-18', { blockType: 'prose', heading: 'Version {{postgres.newest}}' })).toEqual([]);
  expect(find('#form-contact', { blockType: 'form', heading: 'Talk', form: 'contact' })).toEqual([]);
});
