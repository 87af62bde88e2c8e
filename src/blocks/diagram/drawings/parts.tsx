import type { ReactElement, ReactNode } from 'react';
import css from './drawing.module.css';
import stackedCss from './stacked.module.css';

/** Props of a drawing: an id, unique on its page, from which the ids of its title and description are derived. */
interface DrawingProps {
  readonly id: string;
}

/** One of the site's drawings: a server component that returns an `<svg>`, and the same stacked for phones. */
export type Drawing = (props: DrawingProps) => ReactElement;

type Point = readonly [x: number, y: number];

interface CanvasProps extends DrawingProps {
  /** The top edge of the canvas in the coordinates of its shapes; 0 by default. */
  readonly top?: number;
  readonly height: number;
  readonly title: string;
  /** The text alternative for people who can't see the drawing. */
  readonly description: string;
  /** The same below 480 pixels: boxes and arrows below each other (stacked.tsx). */
  readonly stacked: ReactNode;
  readonly children: ReactNode;
}

/**
 * The canvas of every drawing: 640 units wide, with an accessible name and description.
 *
 * @returns an `<svg role="img">` whose shapes are stroked and unfilled unless a class says otherwise, after what takes
 * its place below 480 pixels; both have the same name and description
 */
export function Canvas({ id, top = 0, height, title, description, stacked, children }: CanvasProps): ReactElement {
  const text = { role: 'img', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-description` };
  return (
    <>
      <div className={stackedCss.stacked} {...text}>
        {stacked}
      </div>
      <svg className={css.drawing} viewBox={`0 ${top} 640 ${height}`} {...text}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
    </>
  );
}

/*
 * The shapes are path data, not components: a drawing joins those of one color into a single <path>, which keeps its
 * HTML within the page's budget.
 */

/**
 * Path data of a database cylinder around the vertical axis `x`, from `y` down. Every part is drawn clockwise so that a
 * fill leaves no hole.
 */
export function database(x: number, y: number, width = 112, height = 88): string {
  const rim = `${width / 2} 12 0 0`;
  return `M${x - width / 2} ${y + 12}a${rim} 1 ${width} 0v${height - 24}a${rim} 1-${width} 0zm${width} 0a${rim} 1-${width} 0`;
}

/** Path data of a box, from its top left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

/** Path data of a polyline through all points. */
export function line(...points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      if (before[1] === y) return `H${x}`;
      return before[0] === x ? `V${y}` : `L${x} ${y}`;
    })
    .join('');
}

/** Returns the point `distance` units from `from` toward `to`, and the direction as a unit vector. */
function pointAlong(from: Point, to: Point, distance: number): { point: Point; x: number; y: number } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const x = (to[0] - from[0]) / length;
  const y = (to[1] - from[1]) / length;
  return { point: [Math.round(from[0] + x * distance), Math.round(from[1] + y * distance)], x, y };
}

/** Path data of the open arrowhead that points at `tip`, coming from `from`. */
function arrowHead(tip: Point, from: Point): string {
  const { point, x, y } = pointAlong(tip, from, 8);
  const [side, rise] = [Math.round(y * 5), Math.round(x * 5)];
  return line([point[0] - side, point[1] + rise], tip, [point[0] + side, point[1] - rise]);
}

/** The gap between an arrow and the shapes it connects. */
const ARROW_GAP = 5;

/**
 * Builds the path data of an arrow through all points in two parts, because the head of a dashed arrow isn't dashed.
 * The arrow starts and ends a little short of the first and the last point, so those can be points on the edges of
 * shapes.
 *
 * @throws RangeError for fewer than two points, which give no direction
 */
export function arrowParts(...points: readonly Point[]): { shaft: string; tip: string } {
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (first === undefined || second === undefined || beforeLast === undefined || last === undefined) {
    throw new RangeError('an arrow needs at least two points');
  }
  const start = pointAlong(first, second, ARROW_GAP).point;
  const end = pointAlong(last, beforeLast, ARROW_GAP).point;
  return { shaft: line(start, ...points.slice(1, -1), end), tip: arrowHead(end, beforeLast) };
}

/** Path data of an arrow in one path. Takes the same points and throws the same error as `arrowParts`. */
export function arrow(...points: readonly Point[]): string {
  const { shaft, tip } = arrowParts(...points);
  return shaft + tip;
}

/** Path data of a straight arrow with a head at each end. */
export function doubleArrow(from: Point, to: Point): string {
  return arrow(from, to) + arrowHead(pointAlong(from, to, ARROW_GAP).point, to);
}

/** Path data of a cross that marks a failure or a mistake. */
export function cross(x: number, y: number): string {
  return `M${x - 8} ${y - 8}l16 16m0-16l-16 16`;
}

/** Path data of a bracket that opens upward and labels a span of the line above it. */
export function bracket(from: number, to: number, y: number): string {
  return `M${from} ${y - 8}v8H${to}v-8`;
}
