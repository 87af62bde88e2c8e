import '../scripts/check-runtime';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import { stateFolder } from '../scripts/paths';
import { runCommand } from '../scripts/command';
import { findInstalledChromium } from '../scripts/find-chromium';
import { CommandError } from '../scripts/command-error';
import type { Shutdown } from '../scripts/shutdown';
import type { Terminal } from '../scripts/terminal';
import { type Metrics, measure, computeMedians } from './measure';
import { readCount, findRunningSite, openBenchSite } from './bench-site';
import { FIRST_PRESSES, measureFirstPress } from './first-press';
import { measureLargestPaint } from './largest-paint';
import { CONNECTION_MS } from './slow-phone';
import { median } from './statistics';
import { formatTable } from './table';
import { type HtmlTransform, serveVariant, removeFonts, removeScripts, hydrateEagerly } from './variant-server';

/*
 * npm run bench:page: what a page costs a visitor as the site serves it, without its typefaces, hydrated eagerly, and bare
 * (the same HTML without scripts from a plain static server), and how soon a slow phone shows its largest element and the
 * result of the first press.
 *
 *   BASE_URL       a running site (default: one started for the benchmark, with its own database)
 *   BENCH_RUNS     measurements of each page and variant, of which the median counts (default 5)
 *   CHROMIUM_PATH  the browser (default: the system's)
 */
const PAGES = ['/', '/why-edb/high-availability', '/products/compare-postgres-databases', '/privacy-policy', '/services/support'];
const LCP_GOAL = 1.1;
const LCP_GOAL_MS = 950;
const PRESS_GOAL_MS = 200;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const VARIANTS = ['site', 'fontless', 'early', 'bare'] as const;
type Variant = (typeof VARIANTS)[number];
type Measured = Record<Variant, Metrics[]>;

/** What is measured, and how often. */
interface Measurement {
  terminal: Terminal;
  /** The path of Chromium. */
  program: string;
  origins: Readonly<Record<Variant, string>>;
  runs: number;
}

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal, shutdown } = parts;
  const runs = readCount('BENCH_RUNS', 5);
  const program = findChromiumPath();
  const site = (await findRunningSite()) ?? (await (await openBenchSite('npm run bench:page', parts)).start()).url;
  await assertPagesExist(site);
  const measurement = { terminal, program, origins: await serveVariants(site, shutdown), runs };

  const chromium = await launch({ chromePath: program, chromeFlags: FLAGS, logLevel: 'silent', handleSIGINT: false });
  shutdown.addCleanup(() => chromium.kill());
  await measureVariants(measurement, chromium.port);
  await measureLargestPaints(measurement);
  await measureFirstPresses(measurement);
});

async function serveVariants(site: string, shutdown: Shutdown): Promise<Record<Variant, string>> {
  const serve = async (change: HtmlTransform) => {
    const variant = await serveVariant(site, change);
    shutdown.addCleanup(() => variant.close());
    return variant.origin;
  };
  return { site, fontless: await serve(removeFonts), early: await serve(hydrateEagerly), bare: await serve(removeScripts) };
}

/** Measures each page with Lighthouse, whose debugging interface is at `port`. */
async function measureVariants({ terminal, origins, runs }: Measurement, port: number): Promise<void> {
  const measured = new Map<string, Measured>(PAGES.map((page) => [page, { site: [], fontless: [], early: [], bare: [] }]));
  // Variants alternate, so that a slow minute of the machine affects all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, figures] of measured) {
      await terminal.step(
        `Run ${run} of ${runs}: ${page}`,
        async () => {
          for (const variant of VARIANTS) figures[variant].push(await measure(origins[variant] + page, port));
        },
        () => `Run ${run} of ${runs}: ${page}`,
      );
    }
  }
  terminal.print(
    '',
    ...formatMeasured(measured),
    '',
    `Lighthouse mobile, median of ${runs}. Goals: LCP of the site at most ${LCP_GOAL} x bare, and at most ${LCP_GOAL_MS} ms.`,
    '',
  );
}

async function measureLargestPaints({ terminal, program, origins, runs }: Measurement): Promise<void> {
  for (const page of PAGES) {
    const paints: Record<'site' | 'fontless', number[]> = { site: [], fontless: [] };
    for (let run = 1; run <= runs; run += 1) {
      paints.site.push(await measureLargestPaint(program, origins.site, page));
      paints.fontless.push(await measureLargestPaint(program, origins.fontless, page));
    }
    const [withFonts, without] = [median(paints.site), median(paints.fontless)].map(formatPaint);
    terminal.print(`Largest element of ${page}: painted after ${withFonts} ms, without typefaces after ${without} ms`);
  }
  terminal.print(
    '',
    `As the browser reports it, CPU 4 times slower, slow 4G, median of ${runs}, with ${CONNECTION_MS} ms for TCP and TLS. ` +
      `Goal: at most ${LCP_GOAL_MS} ms.`,
    '',
  );
}

async function measureFirstPresses({ terminal, program, origins, runs }: Measurement): Promise<void> {
  for (const press of FIRST_PRESSES) {
    const durations: number[] = [];
    for (let run = 1; run <= runs; run += 1) durations.push(await measureFirstPress(program, origins.site, press));
    terminal.print(`First press of "${press.button}" on ${press.page}: next paint after ${median(durations)} ms`);
  }
  terminal.print(
    '',
    `Before hydration, CPU 4 times slower, slow 4G, median of ${runs}, in steps of 8 ms. Goal: at most ${PRESS_GOAL_MS} ms.`,
  );
}

async function assertPagesExist(site: string): Promise<void> {
  for (const page of PAGES) {
    const { status } = await fetch(site + page, { redirect: 'manual' });
    if (status !== 200) throw new CommandError(`${site}${page} answers ${status}, so there is nothing to measure.`);
  }
}

function findChromiumPath(): string {
  const program = process.env['CHROMIUM_PATH'] || findInstalledChromium(process.env['PATH'] ?? '', '');
  if (!program)
    throw new CommandError('There is no Chromium here.', {
      hint: 'Install one, or name it: CHROMIUM_PATH=/path/to/chrome npm run bench:page',
    });
  return program;
}

function formatMeasured(measured: ReadonlyMap<string, Measured>): string[] {
  const head = ['page', 'variant', 'LCP ms', 'FCP ms', 'TBT ms', 'bytes', 'LCP/bare', 'FCP/bare', 'bytes/bare'];
  const rows = [...measured].flatMap(([page, figures]) => {
    const bare = computeMedians(figures.bare);
    return VARIANTS.map((variant) => {
      const { lcp, fcp, tbt, bytes } = computeMedians(figures[variant]);
      const ratios =
        variant === 'bare'
          ? ['', '', '']
          : [formatRatio(lcp, bare.lcp), formatRatio(fcp, bare.fcp), formatRatio(bytes, bare.bytes)];
      return [page, variant, ...[lcp, fcp, tbt, bytes].map((figure) => figure.toFixed(0)), ...ratios];
    });
  });
  return formatTable(head, rows, 2);
}

function formatPaint(milliseconds: number): string {
  return (milliseconds + CONNECTION_MS).toFixed(0);
}

function formatRatio(figure: number, base: number): string {
  return (figure / base).toFixed(2);
}
