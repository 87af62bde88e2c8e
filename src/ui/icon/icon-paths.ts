import type { IconName } from './icon-names';

/** Returns the path data of a circle. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** The path data of every icon, on a 24 by 24 grid, to be stroked and not filled. */
export const ICON_PATHS: Readonly<Record<IconName, string>> = {
  database: 'M4 6a8 3 0 0 1 16 0v12a8 3 0 0 1-16 0za8 3 0 0 0 16 0M4 12a8 3 0 0 0 16 0',
  cluster: `${circle(12, 5.5, 2.5)}${circle(5, 18, 2.5)}${circle(19, 18, 2.5)}M10.8 7.7l-4.6 8.1m7-8.1l4.6 8.1M7.5 18h9`,
  replication:
    'M3 6.5a3 1.5 0 0 1 6 0v11a3 1.5 0 0 1-6 0za3 1.5 0 0 0 6 0m6 0a3 1.5 0 0 1 6 0v11a3 1.5 0 0 1-6 0za3 1.5 0 0 0 6 0M10 13h4m-2-2l2 2l-2 2',
  failover: 'M6 10a6 5 0 0 1 12 0m-3-2.5l3 3l3-3M3 14l6 6m0-6l-6 6m12-6h6v6h-6z',
  backup: 'M4.5 12a8 8 0 1 0 2.3-5.6L4 9m0-5v5h5m3.5-2v5.5l3.5 2',
  shield: 'M12 3l8 3v5.5c0 4.5-3 7.8-8 9.5c-5-1.7-8-5-8-9.5V6zm-3.5 9l2.5 2.5l4.5-5',
  lock: 'M5 10.5h14v10H5zm3 0V7a4 4 0 0 1 8 0v3.5m-4 3.5v3',
  gauge: 'M5 19a9 9 0 1 1 14 0m-7-5l4-5.5',
  chart: 'M3.5 3.5v17h17M8 17v-5m4.5 5V7m4.5 10v-7',
  migration: 'M11 4H4v16h7M9 12h12m-4.5-4.5L21 12l-4.5 4.5',
  kubernetes: `M12 3l8 4.5v9L12 21l-8-4.5v-9zv6m0 6v6M4 7.5l5.4 3m5.2 3l5.4 3m-16 0l5.4-3m5.2-3l5.4-3${circle(12, 12, 3)}`,
  cloud: 'M7 19a4.5 4.5 0 0 1-.7-9a6 6 0 0 1 11.5 1.2a4 4 0 0 1-.3 7.8z',
  server: 'M4 4h16v7H4zm0 9h16v7H4zm3-5.5h2m-2 9h2m4-9h4m-4 9h4',
  puzzle: 'M4 8h4.5a2.5 2.5 0 1 1 5 0H17v4a2.5 2.5 0 1 1 0 5v3.5H4z',
  pool: 'M2 5h4l5 5m-9 2h9m-9 7h4l5-5m0-7h5v10h-5zm5 5h6',
  globe: `${circle(12, 12, 9)}M3 12h18M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18`,
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2c2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zv14',
  graduation: 'M12 5l10 4.5L12 14L2 9.5zm-6 6.5v5c3 3 9 3 12 0v-5m4-2v6',
  certificate: `${circle(12, 9, 6)}M8.5 14L7 21.5l5-2.5l5 2.5l-1.5-7.5m-6-5l2 2l3-3.5`,
  calendar: 'M4 5h16v15.5H4zm0 5h16M8 2.5v5m8-5v5',
  support: `${circle(12, 12, 9)}${circle(12, 12, 4)}M5.6 5.6l3.6 3.6m5.6 5.6l3.6 3.6m0-12.8l-3.6 3.6m-5.6 5.6l-3.6 3.6`,
  headset: 'M4 13v-1.5a8 8 0 0 1 16 0V13M4 13h3v6H4zm13 0h3v6h-3zm3 6v2.5h-7',
  building: 'M5 21V3h9v18m0-12h5v12M2.5 21h19M8 7h3m-3 4h3m-3 4h3',
  newspaper: 'M4 4h13v16H6a2 2 0 0 1-2-2zm13 5h3.5v9a2 2 0 0 1-2 2H17M7 8h7m-7 4h7m-7 4h4',
  scale: 'M12 3v18m-5 0h10M4.5 6h15m-15 0l-3 7.5a3.2 3.2 0 0 0 6 0zm15 0l-3 7.5a3.2 3.2 0 0 0 6 0z',
  handshake:
    'M1.5 6H6l3.5 1.5m13-1.5H18l-4.5-.5L8.6 10a1.8 1.8 0 0 0 2.6 2.4l2.8-2.2l5 5.3h3.5m-21 0h3l5.5 4.8a2 2 0 0 0 2.6 0l6.4-4.8',
  briefcase: 'M3 8h18v12H3zm5.5 0V4.5h7V8M3 13h18m-9-1.5v3',
  people: `${circle(9, 8, 3.5)}M2.5 20a6.5 6.5 0 0 1 13 0m0-15.3a3.5 3.5 0 0 1 0 6.6m2.5 2.7a6.5 6.5 0 0 1 3.5 6`,
  download: 'M12 3v12m-5-5l5 5l5-5M4 20h16',
  terminal: 'M3 4.5h18v15H3zM7 9l3 3l-3 3m5.5 0H17',
  search: `${circle(10.5, 10.5, 6.5)}M15.2 15.2L21 21`,
  map: 'M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zm6-2v14m6-12v14',
  code: 'M8 6l-6 6l6 6m8-12l6 6l-6 6M14 4l-4 16',
  community: 'M3 4h12v9H8.5l-3 3v-3H3zm15 5h3v9h-2v3l-3-3H9.5v-2',
  clock: `${circle(12, 12, 9)}M12 6.5V12l4 2.5`,
  compass: `${circle(12, 12, 9)}M16 8l-2.5 5.5L8 16l2.5-5.5z`,
  person: `${circle(12, 8, 4)}M4 21a8 8 0 0 1 16 0`,
  document: 'M5 3h9l5 5v13H5zm9 0v5h5M8.5 13h7m-7 4h7',
  video: 'M3 5h18v14H3zm7 4l5 3l-5 3z',
  layers: 'M12 3l9 4.5L12 12L3 7.5zM3 12l9 4.5l9-4.5M3 16.5L12 21l9-4.5',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  mail: 'M3 5h18v14H3zm0 1l9 7l9-7',
};
