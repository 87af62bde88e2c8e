import { expect, it } from 'vitest';
import { buildNewName, buildUntitledName } from './untitled-name';

it.each([
  ['Page', 'Untitled page', 'New page'],
  ['White paper', 'Untitled white paper', 'New white paper'],
  ['PostgreSQL version', 'Untitled PostgreSQL version', 'New PostgreSQL version'],
  ['PostgreSQL CVE', 'Untitled PostgreSQL CVE', 'New PostgreSQL CVE'],
])('%s without a name: %s, %s', (label, untitled, unsaved) => {
  expect([buildUntitledName(label), buildNewName(label)]).toEqual([untitled, unsaved]);
});
