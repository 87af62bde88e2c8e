import { TOPICS, type Topic, topicLabel } from '@/cms/topics';

/** Which part of the list of webinars is shown. */
export interface WebinarView {
  /** Those that are over, to read and watch; else those to come. */
  onDemand: boolean;
  topic?: Topic | undefined;
  page: number;
}

const ON_DEMAND = 'on-demand';

/**
 * The part of the list that the end of its address names: `['on-demand', 'topic', 'security', 'page', '2']`.
 *
 * @returns undefined when it names none
 */
export function webinarViewOf(view: readonly string[]): WebinarView | undefined {
  const rest = [...view];
  const chosen: WebinarView = { onDemand: rest[0] === ON_DEMAND, page: 1 };
  if (chosen.onDemand) rest.shift();
  if (rest[0] === 'topic') {
    chosen.topic = TOPICS.find(({ value }) => value === rest[1])?.value;
    if (!chosen.topic) return undefined;
    rest.splice(0, 2);
  }
  if (rest[0] === 'page') {
    if (!/^(?:[2-9]|[1-9]\d{1,3})$/.test(rest[1] ?? '')) return undefined;
    chosen.page = Number(rest[1]);
    rest.splice(0, 2);
  }
  return rest.length === 0 ? chosen : undefined;
}

/** The address of a part of the list. */
export function addressOfWebinarView(base: string, { onDemand, topic, page }: WebinarView): string {
  return [base, ...(onDemand ? [ON_DEMAND] : []), ...(topic ? ['topic', topic] : []), ...(page > 1 ? ['page', page] : [])].join('/');
}

/** A part of the list in words. */
export function webinarViewInWords({ onDemand, topic, page }: WebinarView): string {
  return [onDemand ? 'on demand' : 'upcoming', ...(topic ? [topicLabel(topic)] : []), ...(page > 1 ? [`page ${page}`] : [])].join(', ');
}
