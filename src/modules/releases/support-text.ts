import { findNewestRelease, getSupportState, type VersionFact } from '@/platform/postgres-facts/facts';
import { formatDay } from '@/platform/format-day';
import type { Lifecycle } from './lifecycle';
import { findOldestVerificationDay } from './oldest-verification-day';
import { buildTable } from './text-parts';

/** The ended versions that the table shows: those readers may still have to move away from. */
const ENDED_MAX = 2;

/** Writes the table of supported versions, as Markdown. */
export function buildSupportTableMarkdown({ versions, releases, today }: Lifecycle): string {
  const isOver = (version: VersionFact): boolean => getSupportState(version, today) === 'ended';
  const shown = [...versions.filter((version) => !isOver(version)), ...versions.filter(isOver).slice(0, ENDED_MAX)];
  const rows = shown.map((version) => {
    const newest = findNewestRelease(version, releases)?.version;
    return [
      `[PostgreSQL ${version.major}](/releases/${version.major})`,
      formatDay(version.released),
      version.endOfLife ? formatDay(version.endOfLife) : 'Not announced yet',
      newest ? `[${newest}](/releases/${newest})` : 'Not known',
      isOver(version) ? 'No' : 'Yes',
    ];
  });
  const table = buildTable(['Version', 'First release', 'End of life', 'Newest release', 'Gets fixes'], rows);
  return `${table}\n\nAs of ${formatDay(today)}. Sources checked on ${formatDay(findOldestVerificationDay(shown, releases) ?? today)}.`;
}
