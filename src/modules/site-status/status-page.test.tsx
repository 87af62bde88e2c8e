import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatShare, listDays, type StatusHistory } from './history';
import type { Measurement } from './measure';
import { isComponentKey, COMPONENTS } from './components';
import { type SiteStatus, summarizeStatus } from './status';
import { StatusView } from './status-page';

const pages: Measurement = { component: 'pages', isUp: true, milliseconds: 12 };
const downloads: Measurement = { component: 'downloads', isUp: false, milliseconds: 3_000 };
const COMPONENT_KEYS = Object.keys(COMPONENTS).filter(isComponentKey);
const ALL_COMPONENTS: readonly Measurement[] = COMPONENT_KEYS.map((component) => ({ ...pages, component }));
const NOW = new Date('2026-11-23T16:00:00Z');

function render(history: StatusHistory | undefined, measurements: readonly Measurement[] = [pages]): string {
  const status: SiteStatus = { checkedAt: NOW, measurements, history };
  return renderToStaticMarkup(<StatusView status={status} />);
}

describe('the summary', () => {
  it.each([
    ['operational', [pages]],
    ['degraded', [pages, downloads]],
    ['down', [{ ...pages, isUp: false }]],
  ])('is %s', (expected, measurements) => expect(summarizeStatus(measurements)).toBe(expected));
});

describe('recorded days', () => {
  it('end today and reach back 89 days', () => {
    const days = listDays(NOW);
    expect([days.length, days[0], days.at(-1)]).toEqual([90, '2026-08-26', '2026-11-23']);
  });

  it('are never rounded up to 100%', () => {
    expect(formatShare({ checks: 25_920, answered: 25_919 })).toBe('99.99%');
    expect(formatShare({ checks: 7, answered: 7 })).toBe('100%');
  });

  it('are drawn where they belong, and days with failures are written out', () => {
    const html = render(
      new Map([
        [
          'pages',
          [
            { day: '2026-11-22', checks: 288, answered: 280 },
            { day: '2026-11-23', checks: 100, answered: 100 },
          ],
        ],
      ]),
    );
    expect(html).toContain('<path data-state="good" d="M358 8V24"></path>');
    expect(html).toContain('<path data-state="bad" d="M354 0V24"></path>');
    expect(html).toContain('97.93% of 388 checks passed since');
    expect(html).toContain('Days with failures: November 22, 2026 (8 of 288).');
  });

  it('with many failures stay readable: the newest five are written out, and the rest counted', () => {
    const days = listDays(NOW).map((day) => ({ day, checks: 288, answered: 200 }));
    const html = render(new Map([['pages', days]]));
    expect(html).toContain('Days with failures: November 23, 2026 (88 of 288), November 22, 2026 (88 of 288), ');
    expect(html).toContain('November 19, 2026 (88 of 288), and 85 earlier.');
    expect(html).not.toContain('November 18, 2026');
    const bytes = brotliCompressSync(
      render(new Map(COMPONENT_KEYS.map((component) => [component, days])), ALL_COMPONENTS),
    ).length;
    expect(bytes, 'what the page has besides the shell').toBeLessThan(3_000);
  });

  it('are not made up when there are none, or when they can’t be read', () => {
    expect(render(new Map())).toContain('No check is recorded yet.');
    expect(render(undefined)).toContain('The recorded checks can’t be read at the moment.');
    expect(render(undefined)).not.toContain('<svg');
  });
});

it('says in words what doesn’t work', () => {
  const html = render(new Map(), [pages, downloads]);
  expect(html).toContain('<h1>Some parts of this site aren’t responding</h1>');
  expect(html).toContain('Works, checked in 12 ms');
  expect(html).toContain('Doesn’t work');
});
