import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart, describeRow } from './chart';
import { LifecycleBars } from './lifecycle-bars';

test('figures are text: one value, a range, a change', () => {
  expect(describeRow({ label: 'COPY', value: 81_000 })).toBe('81,000');
  expect(describeRow({ label: 'COPY', value: 80, range: [70, 90] })).toBe('80 (70 to 90)');
  expect(describeRow({ label: 'Booking', value: 44, before: 41, text: '44 ms' })).toBe('41 → 44 ms');
});

test('a bar is as long as its value', () => {
  const html = renderToStaticMarkup(
    <Chart
      title="Rates"
      unit="rows a second"
      rows={[
        { label: 'a', value: 50 },
        { label: 'b', value: 25 },
      ]}
    />,
  );
  expect(html).toContain('M0 4H1000V20H0Z');
  expect(html).toContain('M0 4H500V20H0Z');
});

test('a version that has ended says so', () => {
  const html = renderToStaticMarkup(
    <LifecycleBars
      title="Versions"
      today="2026-11-22"
      lives={[
        { label: '14', from: '2021-09-30', to: '2026-11-12' },
        { label: '18', from: '2025-09-25', to: '2030-11-14' },
      ]}
    />,
  );
  expect(html.match(/ended/g)?.length).toBeGreaterThan(0);
  expect(html).toContain('Sep 2021 to Nov 2026, ended');
  expect(html).toContain('Sep 2025 to Nov 2030<');
});

test('a version without an announced end is filled until today', () => {
  const lives = [
    { label: '18', from: '2026-01-01', to: '2026-01-11' },
    { label: '19', from: '2026-01-02', to: undefined },
    { label: '20', from: '2026-01-09', to: undefined },
  ];
  const html = renderToStaticMarkup(<LifecycleBars title="Versions" today="2026-01-06" lives={lives} />);
  for (const path of ['M100 4H500V20H100Z', 'M500 4H1000V20H500Z', 'M800 4H800V20H800Z', 'M800 4H1000V20H800Z'])
    expect(html).toContain(path);
});
