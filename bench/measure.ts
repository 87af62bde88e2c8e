import lighthouse from 'lighthouse';
import { z } from 'zod';
import { median } from './statistics';

/** What Lighthouse measures of a page: times in milliseconds, what was transferred in bytes. */
export interface Figures {
  lcp: number;
  fcp: number;
  tbt: number;
  bytes: number;
}

const numeric = z.object({ numericValue: z.number() });
const audits = z.object({
  'largest-contentful-paint': numeric,
  'first-contentful-paint': numeric,
  'total-blocking-time': numeric,
  'total-byte-weight': numeric,
});

/** A busy machine now and then loses the trace of a page; Lighthouse asks to run it again then. */
const ATTEMPTS = 3;

/**
 * Measures a page once with Lighthouse's mobile settings, on a phone and a network that it simulates.
 * @param port of a running Chromium's debugging interface
 * @throws Error with Lighthouse's own words when the page could not be measured in three attempts
 */
export async function measure(address: string, port: number): Promise<Figures> {
  let problem = 'Lighthouse gave no result';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'silent', output: 'json' });
    const error = result?.lhr.runtimeError;
    if (result && !error) return figuresOf(result.lhr.audits);
    if (error) problem = error.message;
  }
  throw new Error(`${address}: ${problem}`);
}

function figuresOf(report: unknown): Figures {
  const found = audits.parse(report);
  return {
    lcp: found['largest-contentful-paint'].numericValue,
    fcp: found['first-contentful-paint'].numericValue,
    tbt: found['total-blocking-time'].numericValue,
    bytes: found['total-byte-weight'].numericValue,
  };
}

/** Each figure's median. @throws RangeError when there is nothing to take it of */
export function medians(runs: readonly Figures[]): Figures {
  const of = (key: keyof Figures): number => median(runs.map((run) => run[key]));
  return { lcp: of('lcp'), fcp: of('fcp'), tbt: of('tbt'), bytes: of('bytes') };
}
