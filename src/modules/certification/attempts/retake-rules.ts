import { CERTIFICATE_RENEWAL_DAYS, EXAM_RETAKE_DAYS } from '@/platform/constants';
import { DAY_MS } from '@/platform/durations';
import { toUtcDay } from '@/platform/utc-day';

/** What delays taking an exam of one level again; null when there is nothing of the kind. */
interface ExamHistory {
  /** When the last exam that wasn't passed ended. */
  readonly failed: Date | null;
  /** When the last valid certificate expires. */
  readonly certified: Date | null;
  /** From when the exam can be taken again after a revocation. */
  readonly revoked: Date | null;
}

/** Why an exam can't be taken again yet. `from` is shown as a day in UTC, the first one on which it can. */
export interface RetakeBlock {
  readonly outcome: 'revoked' | 'certified' | 'too-soon';
  readonly from: Date;
}

/** Applies the rules of taking an exam again; undefined when it can be taken now. */
export function findRetakeBlock({ failed, certified, revoked }: ExamHistory, now: Date): RetakeBlock | undefined {
  const blocks: RetakeBlock[] = [
    ...(revoked ? [{ outcome: 'revoked' as const, from: revoked }] : []),
    ...(certified ? [{ outcome: 'certified' as const, from: addDays(certified, -CERTIFICATE_RENEWAL_DAYS) }] : []),
    ...(failed ? [{ outcome: 'too-soon' as const, from: addDays(failed, EXAM_RETAKE_DAYS) }] : []),
  ];
  // Messages name only a day, so all of it counts. Payload's day picker, moreover, stores noon.
  return blocks.find(({ from }) => toUtcDay(from) > toUtcDay(now));
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
