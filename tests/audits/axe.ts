import type { AxeBuilder } from '@axe-core/playwright';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** WCAG 2.2 AA, which includes the earlier ones, and what axe holds to be good practice. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe found, a line for each place, so that a failed test says where to look. */
export function axeProblems(violations: Violations): string[] {
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`));
}
