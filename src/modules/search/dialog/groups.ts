import { EXAMPLE_QUERIES } from '../example-queries';
import type { DialogResult } from './dialog-client';
import type { OptionGroup } from './option-list';
import { createAnswerOption, createOption, createQueryOption } from './options';

/** Creates the groups of queries from which a search can begin. */
export function createQueryGroups(recent: readonly string[], popular: readonly string[]): OptionGroup[] {
  const groups = [
    { label: 'Recent searches', options: recent.map(createQueryOption) },
    popular.length > 0
      ? { label: 'Popular searches', options: popular.map(createQueryOption) }
      : { label: 'For example', options: EXAMPLE_QUERIES.map(createQueryOption) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Creates the groups of a result: the direct answer, and the hits by kind. */
export function createResultGroups({ answer, hits }: DialogResult): OptionGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return [
    ...(answer ? [{ label: 'Answer', options: [createAnswerOption(answer)] }] : []),
    ...kinds.map((kind) => ({ label: kind, options: hits.filter((hit) => hit.kind === kind).map(createOption) })),
  ];
}

/** Describes how much was found. */
export function describeResult({ hits, total, correctedQuery }: DialogResult): string {
  if (hits.length === 0) return 'No results';
  const count = total === 1 ? '1 result' : `${total} results`;
  return correctedQuery === undefined ? count : `${count} for “${correctedQuery}”`;
}
