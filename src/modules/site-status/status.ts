import { listChecks } from './checks';
import type { ComponentKey } from './components';
import { findHistory, type StatusHistory } from './history';
import { createTimedCache, type Measurement, runChecks } from './measure';

/** How often the checks run at most on an instance, however many people read the page. */
export const CHECK_INTERVAL_S = 30;

/** What the status page shows. */
export interface SiteStatus {
  checkedAt: Date;
  measurements: readonly Measurement[];
  /** Undefined when it can't be read at the moment. */
  history: StatusHistory | undefined;
}

declare global {
  /** Pages and route handlers are bundled separately and share one measurement. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var siteStatus: (() => Promise<SiteStatus>) | undefined;
}

/** Returns the state of this site's parts, checked now or in the last half minute. Never throws. */
export function getSiteStatus(): Promise<SiteStatus> {
  globalThis.siteStatus ??= createTimedCache(measureSite, CHECK_INTERVAL_S * 1_000);
  return globalThis.siteStatus();
}

async function measureSite(): Promise<SiteStatus> {
  const checkedAt = new Date();
  const [measurements, history] = await Promise.all([runChecks(listChecks()), findHistory()]);
  return { checkedAt, measurements, history };
}

/** Sums up the checks in the headline of the page. */
export function summarizeStatus(measurements: readonly Measurement[]): 'operational' | 'degraded' | 'down' {
  if (measurements.every(({ isUp }) => isUp)) return 'operational';
  const isAway = (key: ComponentKey) => measurements.some(({ component, isUp }) => component === key && !isUp);
  return isAway('pages') ? 'down' : 'degraded';
}
