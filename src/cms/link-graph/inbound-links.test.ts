import { expect, test } from 'vitest';
import { formatInboundLinks } from './inbound-links';

test.each([
  [['/a'], '/a'],
  [['/a', '/a', '/b'], '/a and /b'],
  [['/a', '/b', '/c'], '/a, /b, and /c'],
  [['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10'], '/1, /2, /3, /4, /5, /6, /7, /8, and 2 more'],
])('the links from %j are listed in a sentence', (names, expected) => {
  const links = names.map((name, id) => ({ source: 'pages', id, name, target: '/target', isPublic: true }));
  expect(formatInboundLinks(links)).toBe(expected);
});
