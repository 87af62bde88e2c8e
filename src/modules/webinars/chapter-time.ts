const CHAPTER_TIME = /^(?:(\d+):)?([0-5]?\d):([0-5]\d)$/;

/** Parses the start of a chapter, `12:30` or `1:02:30`, to seconds. Returns undefined for any other format. */
export function parseChapterTime(at: string): number | undefined {
  const [all, hours = '0', minutes = '0', seconds = '0'] = CHAPTER_TIME.exec(at) ?? [];
  return all === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
