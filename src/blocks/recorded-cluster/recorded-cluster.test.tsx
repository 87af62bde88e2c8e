import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordedCluster } from './recorded-cluster';
import { formatSeconds, RECORDINGS } from './recordings';

const { failoverTimes: times } = RECORDINGS;

test('the recorded failover happened in order and lost no confirmed row', () => {
  expect(times.detectedMs).toBeLessThan(times.promotedMs);
  expect(times.promotedMs).toBeLessThan(times.writableMs);
  expect(times.foundRows).toBeGreaterThanOrEqual(times.confirmedRows);
});

test('the page shows the measured time, the version and the day of the recording', () => {
  const html = renderToStaticMarkup(<RecordedCluster />);
  expect(html).toContain(`${formatSeconds(times.writableMs)} after the primary stopped`);
  expect(html).toContain(`PostgreSQL ${RECORDINGS.version}`);
  expect(html).toContain(RECORDINGS.recordedOn.slice(0, 4));
});

test('the home page quotes the measured time', () => {
  const home = readFileSync(path.resolve('content/pages/home.yaml'), 'utf8');
  expect(home).toContain(`value: ${formatSeconds(times.writableMs)}`);
});

test('every session can be chosen, and what was entered is in the page', () => {
  const html = renderToStaticMarkup(<RecordedCluster />);
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  expect(html).toContain('select pg_promote();');
});

test('the control that stops the primary also says how to start over', () => {
  const html = renderToStaticMarkup(<RecordedCluster />);
  expect(html).toMatch(
    /<label><input type="checkbox"[^>]*><span[^>]*>Stop the primary<\/span> <span>Start over<\/span><\/label>/,
  );
});

test('what is said about the script that fails over belongs to that session only', () => {
  const html = renderToStaticMarkup(<RecordedCluster />);
  const captions = [...html.matchAll(/<span class="[^"]*caption[^"]*">([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(captions).toHaveLength(4);
  expect(captions.filter((text) => text?.includes('A script promoted db2'))).toEqual([captions[0]]);
});
