import type { ReactElement } from 'react';
import type { MenuPictureName } from './names';

/** One group of lines for each meaning: ink, what changes, and what is optional. Filled shapes accept writes. */
interface Drawing {
  readonly filled?: string;
  readonly lines: string;
  readonly accent: string;
  readonly dashed?: string;
}

/** Returns the outline of a database: a cylinder, by its center and its upper edge. */
const cylinder = (x: number, y: number): string =>
  `M${x - 24} ${y}a24 8 0 0 1 48 0v36a24 8 0 0 1-48 0zm0 0a24 8 0 0 0 48 0m-48 18a24 8 0 0 0 48 0`;
const person = (x: number, y: number): string =>
  `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0M${x - 16} ${y + 32}a16 16 0 0 1 32 0`;

const DRAWINGS: Readonly<Record<MenuPictureName, Drawing>> = {
  cluster: {
    filled: 'M96 20a24 8 0 0 1 48 0v36a24 8 0 0 1-48 0z',
    lines: `${cylinder(44, 96)}${cylinder(196, 96)}M16 36h56m-8-6l8 6l-8 6`,
    accent: 'M96 62L70 86m10-2l-10 2l2-10M144 62l26 24m-10-2l10 2l-2-10',
    dashed: 'M76 116h88',
  },
  move: {
    filled: 'M172 56a24 8 0 0 1 48 0v36a24 8 0 0 1-48 0z',
    lines: `${cylinder(44, 56)}M20 124h200`,
    accent: 'M84 76h68m-10-8l10 8l-10 8',
    dashed: 'M84 40h68m-58-8l-10 8l10 8',
  },
  console: {
    lines: 'M16 20h208v116H16zm0 20h208M28 30h4m8 0h4m8 0h4M56 64h56m12 0h40M32 92h24m24 0h24m24 0h24M32 108h24m24 0h24m24 0h24',
    accent: 'M32 58l8 6l-8 6M176 100l8 8l16-18',
    dashed: 'M32 82h176',
  },
  people: {
    lines: `${person(72, 60)}${person(168, 60)}M16 136h208`,
    accent: person(120, 84),
    dashed: 'M92 52h56',
  },
};

/** Renders a small picture in the site's line style. It is decorative: the link beside it has the meaning. */
export function MenuPicture({ name }: { readonly name: MenuPictureName }): ReactElement {
  const { filled, lines, accent, dashed } = DRAWINGS[name];
  return (
    <svg width="240" height="152" viewBox="0 0 240 152" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      {filled ? <path d={filled} fill="currentColor" /> : null}
      <path d={lines} />
      {dashed ? <path d={dashed} strokeDasharray="4 4" /> : null}
      <path d={accent} stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
}
