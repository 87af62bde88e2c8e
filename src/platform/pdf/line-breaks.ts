import type { TextRun } from './text-run';

/** A part of a line in one style, with its width in points. */
export interface Segment extends TextRun {
  readonly width: number;
}

/** Measures a text in the style of a run. */
type Measure = (text: string, run: TextRun) => number;

/** Breaks runs into lines of at most this width, between words; a word that is wider than a line breaks anywhere. */
export function breakLines(runs: readonly TextRun[], maxWidth: number, measure: Measure): Segment[][] {
  const lines: Segment[][] = [[]];
  let used = 0;
  const startLine = (): void => {
    lines.push([]);
    used = 0;
  };
  for (const run of runs) {
    for (const word of run.text.split(/(\n| +)/).filter((part) => part !== '')) {
      if (word === '\n') {
        startLine();
        continue;
      }
      const isSpace = word.trim() === '' && word.startsWith(' ');
      if (isSpace && used === 0) continue;
      if (!isSpace && used > 0 && used + measure(word, run) > maxWidth) startLine();
      for (const part of isSpace ? [' '] : splitWord(word, maxWidth, (text) => measure(text, run))) {
        const width = measure(part, run);
        if (!isSpace && used > 0 && used + width > maxWidth) startLine();
        lines.at(-1)?.push({ ...run, text: part, width });
        used += width;
      }
    }
  }
  return lines.map((line) => joinSegments(line, measure));
}

/** Splits a word that is wider than a line. */
function splitWord(word: string, maxWidth: number, measure: (text: string) => number): string[] {
  if (measure(word) <= maxWidth) return [word];
  const parts: string[] = [''];
  for (const letter of word) {
    const current = parts.at(-1) ?? '';
    if (current !== '' && measure(current + letter) > maxWidth) parts.push(letter);
    else parts[parts.length - 1] = current + letter;
  }
  return parts;
}

/** Joins neighbors of one style, so that they are written, and kerned, as one text. */
function joinSegments(line: readonly Segment[], measure: Measure): Segment[] {
  const joined: Segment[] = [];
  for (const segment of line) {
    const before = joined.at(-1);
    if (before?.font === segment.font && before.href === segment.href) {
      const text = before.text + segment.text;
      joined[joined.length - 1] = { ...before, text, width: measure(text, before) };
    } else joined.push(segment);
  }
  return joined;
}
