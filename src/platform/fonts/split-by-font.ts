import type { Font } from './font-stack';

/** A part of a text, with the font to set it in; undefined when no font has its characters. */
interface FontRun<F> {
  readonly text: string;
  readonly font: F | undefined;
}

type Characters = Pick<Font, 'characters'>;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A no-break space stays, because it keeps the indentation of code. */
const WHITESPACE = /(?!\u00a0)[\p{Z}\t\r\n]/gu;
/** Control characters, joiners, and marks of direction, which no font shows. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Splits a text into parts that one font can show, without invisible characters. A letter and its combining marks stay
 * together: the first font that has the letter must have the marks, too, since the renderer of pictures looks no further.
 */
export function splitByFont<F extends Characters>(text: string, fonts: readonly F[]): FontRun<F>[] {
  const visible = text.replace(WHITESPACE, ' ').replace(INVISIBLE, '').normalize('NFC');
  const [first] = fonts;
  // Most texts need one font, and splitting them takes longer.
  if (first && hasAllCharacters(first, visible)) return [{ text: visible, font: first }];
  const runs: FontRun<F>[] = [];
  for (const { segment } of GRAPHEMES.segment(visible)) {
    const font = findFont(segment, fonts);
    const before = runs.at(-1);
    if (before && before.font === font) runs[runs.length - 1] = { text: before.text + segment, font };
    else runs.push({ text: segment, font });
  }
  return runs;
}

/** Returns whether the fonts can show a text without empty boxes. */
export function isPrintable(text: string, fonts: readonly Characters[]): boolean {
  return splitByFont(text, fonts).every(({ font }) => font !== undefined);
}

/** Returns a text without the characters that no font has; it may be empty. */
export function toPrintable(text: string, fonts: readonly Characters[]): string {
  const parts = splitByFont(text, fonts).filter(({ font }) => font !== undefined);
  return parts
    .map((part) => part.text)
    .join('')
    .trim();
}

function findFont<F extends Characters>(grapheme: string, fonts: readonly F[]): F | undefined {
  const font = fonts.find(({ characters }) => characters.has(grapheme.codePointAt(0) ?? 0));
  return font && hasAllCharacters(font, grapheme) ? font : undefined;
}

function hasAllCharacters({ characters }: Characters, text: string): boolean {
  return Array.from(text).every((character) => characters.has(character.codePointAt(0) ?? 0));
}
