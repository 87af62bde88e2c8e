import type { DataFromCollectionSlug } from 'payload';
import type { TimeRange } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar/server';
import type { FormSubjectKind } from './definition';

/** What a confirmation says about the entry that a form was sent about. */
export interface SubjectConfirmation {
  /** Such as “You’re registered for Row-level security that holds”. */
  readonly heading: string;
  /** Its page; undefined when it isn’t public anymore. */
  readonly page?: { readonly url: string; readonly title: string };
  /** When it takes or took place. */
  readonly time?: TimeRange;
  /** Where it takes or took place. */
  readonly place?: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** What the sender may not expect, such as that it is over, in a sentence or two each. */
  readonly notes: readonly string[];
  /** Whether it is over or closed. */
  readonly isOver?: true;
  /** Why it was canceled, in a line of Markdown. */
  readonly cancellation?: string;
  /** When it was planned for before it was moved. */
  readonly previousBegin?: TimeRange['begin'];
  /** Builds the calendar entry of something that is or was still to come. Its file has the URL of the page with `.ics`. */
  readonly toCalendarEntry?: (siteUrl: string) => CalendarEntry;
}

/**
 * Says what a confirmation contains about an entry of one kind.
 * @param entry as it is published now; undefined when it isn’t anymore, or never was: where the form offers nothing to choose,
 * the sender types a title
 */
export type ConfirmSubject<Kind extends FormSubjectKind> = (
  entry: DataFromCollectionSlug<Kind> | undefined,
  now: Date,
) => SubjectConfirmation;

/** What confirmations contain, by kind of entry. The modules of these kinds contribute it. */
export type SubjectConfirmations = { readonly [Kind in FormSubjectKind]: ConfirmSubject<Kind> };
