import lighthouse from 'lighthouse';
import { z } from 'zod';
import { median } from './statistics';

/** Lighthouse metrics of a page: times in milliseconds, transfer sizes in bytes. */
export interface Metrics {
  lcp: number;
  fcp: number;
  tbt: number;
  bytes: number;
}

const numericSchema = z.object({ numericValue: z.number() });
const auditsSchema = z.object({
  'largest-contentful-paint': numericSchema,
  'first-contentful-paint': numericSchema,
  'total-blocking-time': numericSchema,
  'total-byte-weight': numericSchema,
});

/** A busy machine occasionally loses the trace of a page; Lighthouse then asks to run it again. */
const ATTEMPTS = 3;

/**
 * Measures a page once with Lighthouse's mobile settings, on a simulated phone and network.
 * @param port of a running Chromium's debugging interface
 * @throws Error with Lighthouse's message when the page could not be measured in three attempts
 */
export async function measure(url: string, port: number): Promise<Metrics> {
  let problem = 'Lighthouse gave no result';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent', output: 'json' });
    const error = result?.lhr.runtimeError;
    if (result && !error) return toMetrics(result.lhr.audits);
    if (error) problem = error.message;
  }
  throw new Error(`${url}: ${problem}`);
}

function toMetrics(report: unknown): Metrics {
  const found = auditsSchema.parse(report);
  return {
    lcp: found['largest-contentful-paint'].numericValue,
    fcp: found['first-contentful-paint'].numericValue,
    tbt: found['total-blocking-time'].numericValue,
    bytes: found['total-byte-weight'].numericValue,
  };
}

/** Returns the median of each metric. @throws RangeError when there are no runs */
export function computeMedians(runs: readonly Metrics[]): Metrics {
  const of = (key: keyof Metrics): number => median(runs.map((run) => run[key]));
  return { lcp: of('lcp'), fcp: of('fcp'), tbt: of('tbt'), bytes: of('bytes') };
}
