import type { FileContent } from './export-content';

/** The change an import makes to one content file, compared in export format. */
export interface ContentChange {
  file: string;
  kind: 'new' | 'changed';
  /** Numbers of lines added and removed; zero for a picture. */
  added: number;
  removed: number;
}

/** Compares two states of the content by file. Content without a file is left unchanged, so nothing is removed. */
export function diffContent(before: ReadonlyMap<string, FileContent>, after: ReadonlyMap<string, FileContent>): ContentChange[] {
  return [...after].flatMap(([file, content]): ContentChange[] => {
    const former = before.get(file);
    if (former !== undefined && Buffer.from(former).equals(Buffer.from(content))) return [];
    return [
      {
        file,
        kind: former === undefined ? 'new' : 'changed',
        added: countExtraLines(content, former),
        removed: countExtraLines(former, content),
      },
    ];
  });
}

/** Counts the lines of one text that the other lacks or has fewer of. */
function countExtraLines(text: FileContent | undefined, other: FileContent | undefined): number {
  if (typeof text !== 'string') return 0;
  const left = new Map<string, number>();
  for (const line of typeof other === 'string' ? other.split('\n') : []) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times <= 0;
  }).length;
}
