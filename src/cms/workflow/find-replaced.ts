import type { ScheduledType } from '@/cms/core/publishing/stored-schedule';

interface PlannedAction {
  readonly type: ScheduledType;
  /** ISO 8601 */
  readonly date: string;
}

/**
 * Returns the scheduled actions that a new one replaces: the same action directly before or after it, because whoever schedules
 * it again moves its date. If something else happens in between, both are needed.
 * @param scheduled next first
 */
export function findReplaced<Action extends PlannedAction>(scheduled: readonly Action[], added: PlannedAction): Action[] {
  const time = Date.parse(added.date);
  const before = scheduled.findLast(({ date }) => Date.parse(date) <= time);
  const after = scheduled.find(({ date }) => Date.parse(date) > time);
  return [before, after].filter((neighbor) => neighbor !== undefined).filter(({ type }) => type === added.type);
}
