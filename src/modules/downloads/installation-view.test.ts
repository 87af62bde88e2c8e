import { expect, test } from 'vitest';
import { addressOfInstallation, installationViewOf } from './installation-view';

test('an address asks for an older version, a family, or both', () => {
  expect(installationViewOf([], [17, 16])).toEqual({});
  expect(installationViewOf(['17'], [17, 16])).toEqual({ major: 17 });
  expect(installationViewOf(['windows'], [17, 16])).toEqual({ family: 'windows' });
  expect(installationViewOf(['16', 'container'], [17, 16])).toEqual({ major: 16, family: 'container' });
});

test('what is not offered, is the default, or stands in another order is no view', () => {
  for (const view of [['18'], ['9'], ['linux'], ['windows', '17'], ['17', 'windows', 'x'], ['017']]) expect(installationViewOf(view, [17, 16])).toBeUndefined();
});

test('a view leads back to its address', () => {
  expect(addressOfInstallation('/downloads', {})).toBe('/downloads');
  expect(addressOfInstallation('/downloads', { major: 17, family: 'macos' })).toBe('/downloads/17/macos');
});
