import './check-runtime';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { templates } from '../tests/audits/templates';
import { findInstalledChromium } from './find-chromium';
import { stateFolder } from './paths';

/*
 * npm run screens: creates contact sheets of the first screen of each template of a running site (BASE_URL), one sheet
 * for each width and theme, in .data/screens. For other pages: npm run screens -- /blog /docs
 */
const site = process.env['BASE_URL'] ?? 'http://localhost:3000';
const folder = path.join(stateFolder, 'screens');
const named = process.argv.slice(2);
const pagePaths = named.length > 0 ? named : templates;

/** Window widths, each with a tile width on the sheet that is large enough to read headings. */
const WIDTHS = [
  { width: 360, tileWidth: 270 },
  { width: 768, tileWidth: 330 },
  { width: 1440, tileWidth: 480 },
];
const THEMES = ['light', 'dark'] as const;
const SCREEN_HEIGHT = 1000;
const GAP = 16;
const COLUMNS = 7;

interface Size {
  width: number;
  height: number;
}

if (
  !(await fetch(site).then(
    ({ ok }) => ok,
    () => false,
  ))
) {
  console.error(`No site answers at ${site}. Start one with npm start, or set BASE_URL.`);
  process.exit(2);
}
const executablePath =
  process.env['CHROMIUM_PATH'] ?? findInstalledChromium(process.env['PATH'] ?? '', chromium.executablePath());
if (executablePath === undefined) {
  console.error('There is no Chromium. Install one, or name it in CHROMIUM_PATH.');
  process.exit(2);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const size of WIDTHS) for (const theme of THEMES) console.log(await createSheet(browser, size, theme));
await browser.close();

/** Takes the screenshots of one width and theme, which are also saved in full size, and returns the file of the sheet. */
async function createSheet(from: Browser, size: (typeof WIDTHS)[number], theme: (typeof THEMES)[number]): Promise<string> {
  const { width, tileWidth } = size;
  const tile = { width: tileWidth, height: Math.round((tileWidth * SCREEN_HEIGHT) / width) };
  const page = await from.newPage({
    baseURL: site,
    viewport: { width, height: SCREEN_HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const name = `${width}-${theme}`;
  mkdirSync(path.join(folder, name));
  // The first visit of a browser may show the fallback font (src/ui/fonts).
  await page.goto('/');
  const tiles: OverlayOptions[] = [];
  for (const [index, pagePath] of pagePaths.entries()) {
    await page.goto(pagePath);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = path.join(folder, name, `${pagePath.slice(1).replaceAll(/[^a-z0-9]+/g, '-') || 'home'}.png`);
    const screen = await page.screenshot({ path: file });
    tiles.push(await createTile(screen, index, tile));
  }
  await page.close();
  const sheet = path.join(folder, `${name}.png`);
  await sharp({ create: { ...getSheetSize(tile), channels: 3, background: '#888' } })
    .composite(tiles)
    .png()
    .toFile(sheet);
  return sheet;
}

async function createTile(screen: Buffer, index: number, { width, height }: Size): Promise<OverlayOptions> {
  const input = await sharp(screen).resize({ width, height }).toBuffer();
  return { input, left: GAP + (index % COLUMNS) * (width + GAP), top: GAP + Math.floor(index / COLUMNS) * (height + GAP) };
}

function getSheetSize({ width, height }: Size): Size {
  const rows = Math.ceil(pagePaths.length / COLUMNS);
  return { width: GAP + Math.min(COLUMNS, pagePaths.length) * (width + GAP), height: GAP + rows * (height + GAP) };
}
