import { expect, test } from 'vitest';
import { buildInstallationPath, parseInstallationView } from './installation-view';

test('parses an older version, a family, or both', () => {
  expect(parseInstallationView([], [17, 16])).toEqual({});
  expect(parseInstallationView(['17'], [17, 16])).toEqual({ major: 17 });
  expect(parseInstallationView(['windows'], [17, 16])).toEqual({ family: 'windows' });
  expect(parseInstallationView(['16', 'container'], [17, 16])).toEqual({ major: 16, family: 'container' });
});

test('rejects unknown values, defaults and the wrong order', () => {
  for (const view of [['18'], ['9'], ['linux'], ['windows', '17'], ['17', 'windows', 'x'], ['017']])
    expect(parseInstallationView(view, [17, 16])).toBeUndefined();
});

test('builds the path of a view', () => {
  expect(buildInstallationPath('/downloads', {})).toBe('/downloads');
  expect(buildInstallationPath('/downloads', { major: 17, family: 'macos' })).toBe('/downloads/17/macos');
});
