import { expect, it } from 'vitest';
import { findPassages } from './find-passages';

const page = {
  id: 'bigfleet',
  updatedAt: '2026-11-28',
  label: 'Fleet',
  layout: [
    { blockType: 'hero', id: 'a', title: 'Why BigFleet' },
    { blockType: 'bigfleet', id: 'b', items: [{ text: `${'x'.repeat(60)} run\nbigfleet (beta) now` }] },
  ],
  topics: ['security'],
};

const list = (words: string) => findPassages(page, words).map(({ place, before, found, after }) => [place, before, found, after]);

it('words are found in blocks, with their number and the text around, but not in IDs and kinds of blocks', () => {
  expect(list('BigFleet')).toEqual([
    [1, 'Why ', 'BigFleet', ''],
    [2, `…${'x'.repeat(45)} run\n`, 'bigfleet', ' (beta) now'],
  ]);
});

it('words are found across the end of a line, and their characters have no other meaning', () => {
  expect(list('run bigfleet (beta)').map(([place, , found]) => [place, found])).toEqual([[2, 'run\nbigfleet (beta)']]);
  expect(list('b.gfleet')).toEqual([]);
});

it('words outside of blocks are found with their field', () => {
  expect(list('secur')).toEqual([['topics', '', 'secur', 'ity']]);
});
