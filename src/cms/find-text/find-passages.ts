import { SYSTEM_FIELDS } from '@/cms/core/fields/system-fields';
import { isRecord } from '@/platform/is-record';

/** Fields that no one reads as text. */
const IGNORED_FIELDS = new Set<string>([...SYSTEM_FIELDS, 'id', 'blockType']);

/** Characters of the text before and after the words that were found. */
const AROUND = 50;

/** A place in an entry where the words are. */
export interface Passage {
  /** The field of the entry, or the number of the block on a page, from 1. */
  place: string | number;
  before: string;
  found: string;
  after: string;
}

/**
 * Returns the passages of an entry that contain the words, in upper or lower case, and across the ends of lines.
 * @param entry the entry, or a global
 */
export function findPassages(entry: Readonly<Record<string, unknown>>, words: string): Passage[] {
  const pattern = buildPattern(words);
  return Object.entries(entry).flatMap(([field, value]) => {
    if (IGNORED_FIELDS.has(field)) return [];
    if (!isBlockList(value)) return findInValue(value, field, pattern);
    return value.flatMap((block, index) => findInValue(block, index + 1, pattern));
  });
}

/** Matches the words; any spaces and line breaks between them are the same. */
function buildPattern(words: string): RegExp {
  const parts = words.trim().split(/\s+/);
  return new RegExp(parts.map((part) => part.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`)).join(String.raw`\s+`), 'gi');
}

function isBlockList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((each) => isRecord(each) && 'blockType' in each);
}

function findInValue(value: unknown, place: Passage['place'], pattern: RegExp): Passage[] {
  if (typeof value === 'string') return [...value.matchAll(pattern)].map((match) => toPassage(value, match, place));
  if (Array.isArray(value)) return value.flatMap((each) => findInValue(each, place, pattern));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) => (IGNORED_FIELDS.has(field) ? [] : findInValue(inner, place, pattern)));
}

function toPassage(text: string, { 0: found, index }: RegExpExecArray, place: Passage['place']): Passage {
  const end = index + found.length;
  const before = text.slice(Math.max(0, index - AROUND), index);
  const after = text.slice(end, end + AROUND);
  return {
    place,
    before: index > AROUND ? `…${before}` : before,
    found,
    after: end + AROUND < text.length ? `${after}…` : after,
  };
}
