import { expect, test } from 'vitest';
import { buildChoicePath, buildChosenPath, detectSystem, parseChoice } from './chooser-path';

const KNOWN = { systems: ['debian-12', 'windows', 'docker', 'macos', 'ubuntu-24-04', 'debian-13'], majors: [18, 17] };
const PAGE = '/downloads/postgres-postgresql-downloads';

test('a choice has one path, and the path gives the choice back', () => {
  const choice = { product: 'postgresql', major: 18, system: 'debian-12', architecture: 'arm64' } as const;
  const path = buildChoicePath(PAGE, choice);
  expect(path).toBe(`${PAGE}/postgresql/18/debian-12/arm64`);
  expect(parseChoice(path.slice(PAGE.length + 1).split('/'), KNOWN)).toEqual(choice);
});

test('parts may be missing, and older links still work', () => {
  expect(parseChoice([], KNOWN)).toEqual({});
  expect(parseChoice(['17', 'windows'], KNOWN)).toMatchObject({ major: 17, system: 'windows' });
  expect(parseChoice(['container'], KNOWN)).toMatchObject({ system: 'docker' });
});

test.each([[['plan9']], [['debian-12', '18']], [['018']], [['18', '17']], [['postgresql', '18', 'debian-12', 'arm64', 'x']]])(
  'unknown parts and the wrong order are refused: %j',
  (view) => expect(parseChoice(view, KNOWN)).toBeUndefined(),
);

test('the form leads to the path of the choice, and drops what it does not know', () => {
  const form = new URLSearchParams({
    page: PAGE,
    product: 'postgresql',
    version: '18',
    system: 'debian-12',
    architecture: 'arm64',
  });
  expect(buildChosenPath(form, '', KNOWN)).toBe(`${PAGE}/postgresql/18/debian-12/arm64`);
  form.set('page', 'https://elsewhere.example');
  form.set('version', '../admin');
  form.set('product', 'toString');
  expect(buildChosenPath(form, '', KNOWN)).toBe(`${PAGE}/debian-12/arm64`);
});

test('the browser names the system, except on a phone', () => {
  expect(detectSystem('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toEqual({ system: 'windows', architecture: 'x86-64' });
  expect(detectSystem('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toMatchObject({ system: 'macos' });
  expect(detectSystem('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toEqual({});
  expect(detectSystem('Mozilla/5.0 (Linux; Android 15; Pixel)')).toEqual({});
  const form = new URLSearchParams({ page: PAGE, product: 'postgresql', system: 'detect' });
  expect(buildChosenPath(form, 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64)', KNOWN)).toBe(`${PAGE}/postgresql/ubuntu-24-04`);
  expect(buildChosenPath(form, 'Mozilla/5.0 (Linux; Android 15; Pixel)', KNOWN), 'not the default').toBe(`${PAGE}/all`);
});
