import type { Element, ElementContent, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { MARGIN, type PdfWriter, type StructureElement, type TextBox, type TextStyle } from '@/platform/pdf/pdf-writer';
import type { TextRun } from '@/platform/pdf/text-run';
import { COLORS } from '@/platform/pdf/theme';
import { collectRuns } from './runs';

const BODY: TextStyle = { size: 10, lineHeight: 15 };
const H2: TextStyle = { size: 15, lineHeight: 18 };
const H3: TextStyle = { size: 12, lineHeight: 15 };
const CELL: TextStyle = { size: 9, lineHeight: 12 };
const CODE: TextStyle = { size: 9.5, lineHeight: 11.5 };
const OUTPUT: TextStyle = { ...CODE, color: COLORS.soft };
const PADDING = 8;

interface BlockContext {
  readonly writer: PdfWriter;
  readonly parent: StructureElement;
  readonly box: TextBox;
  readonly siteUrl: string;
}

/** Writes the blocks of a text. Links that start with `/` get this origin. */
export function writeBody(writer: PdfWriter, nodes: readonly RootContent[], siteUrl: string): void {
  const box: TextBox = { left: MARGIN, width: writer.contentWidth };
  writeBlocks(nodes, { writer, parent: writer.root, box, siteUrl });
}

function writeBlocks(nodes: readonly RootContent[], context: BlockContext): void {
  for (const node of nodes) if (node.type === 'element') writeBlock(node, context);
}

function writeBlock(element: Element, context: BlockContext): void {
  switch (element.tagName) {
    case 'h2':
      return writeHeading(element, context, { tag: 'H2', style: H2, above: 20, below: 6, bookmark: true });
    case 'h3':
    case 'h4':
      return writeHeading(element, context, { tag: 'H3', style: H3, above: 14, below: 4, bookmark: false });
    case 'ul':
    case 'ol':
      return writeList(element, context);
    case 'pre':
      return writeCode(element, context);
    case 'table':
      return writeTable(element, context);
    case 'div':
    case 'blockquote':
      return writeNote(element, context);
    default:
      return writeParagraph(collectRuns(element.children, context.siteUrl), context);
  }
}

interface HeadingLayout {
  readonly tag: 'H2' | 'H3';
  readonly style: TextStyle;
  readonly above: number;
  readonly below: number;
  readonly bookmark: boolean;
}

/** Keeps a heading together with the start of the next block. */
function writeHeading(
  heading: Element,
  { writer, parent, box }: BlockContext,
  { tag, style, above, below, bookmark }: HeadingLayout,
): void {
  const text = toString(heading);
  writer.skip(above);
  const lines = writer.breakLines([{ text, font: 'bold' }], box, style);
  writer.ensureSpace(lines.length * style.lineHeight + below + 3 * BODY.lineHeight);
  if (bookmark) writer.addBookmark(text);
  const element = writer.addElement(parent, tag);
  writer.writeLines(element, lines, { box, style });
  element.end();
  writer.skip(below);
}

function writeParagraph(runs: readonly TextRun[], { writer, parent, box }: BlockContext): void {
  const lines = writer.breakLines(runs, box, BODY);
  // No line of a paragraph is alone on a page.
  if (lines.length <= 3) writer.ensureSpace(lines.length * BODY.lineHeight);
  else writer.ensureSpace(2 * BODY.lineHeight);
  const element = writer.addElement(parent, 'P');
  writer.writeLines(element, lines, { box, style: BODY });
  element.end();
  writer.skip(7);
}

function writeList(list: Element, context: BlockContext): void {
  const { writer, box } = context;
  const element = writer.addElement(context.parent, 'L');
  // A list that continues after a block of code doesn't begin with 1.
  const first = typeof list.properties.start === 'number' ? list.properties.start : 1;
  for (const [index, item] of getElements(list.children).entries()) {
    writer.ensureSpace(2 * BODY.lineHeight);
    const entry = writer.addElement(element, 'LI');
    const label = writer.addElement(entry, 'Lbl');
    const top = writer.y;
    const sign: TextRun = { text: list.tagName === 'ol' ? `${first + index}.` : '–', font: 'regular' };
    writer.writeLines(label, writer.breakLines([sign], box, BODY), { box, style: { ...BODY, color: COLORS.accent } });
    label.end();
    writer.moveTo(top);
    const body = writer.addElement(entry, 'LBody');
    writeItem(item, { ...context, parent: body, box: { left: box.left + 16, width: box.width - 16 } });
    body.end();
    entry.end();
  }
  element.end();
  writer.skip(4);
}

/** An item is a line of text, or blocks if the source has blank lines between items or a list in the item. */
function writeItem(item: Element, context: BlockContext): void {
  const isInline = (node: ElementContent): boolean =>
    node.type !== 'element' || !['p', 'ul', 'ol', 'pre', 'table', 'div'].includes(node.tagName);
  const inline = item.children.filter(isInline);
  const runs = collectRuns(inline, context.siteUrl);
  if (runs.some(({ text }) => text.trim() !== '')) writeParagraph(runs, context);
  writeBlocks(
    item.children.filter((node) => !isInline(node)),
    context,
  );
}

function writeCode(block: Element, context: BlockContext): void {
  writeListing(toString(block).replace(/\n$/, ''), CODE, context, ({ left, width, y, height }) =>
    context.writer.drawArtifact((document) => document.rect(left, y, width, height).fill(COLORS.surface)),
  );
  const { dataOutput } = block.properties;
  if (typeof dataOutput !== 'string') return;
  context.writer.skip(-5);
  writeListing(dataOutput, OUTPUT, context, ({ left, y, height }) =>
    context.writer.drawArtifact((document) => document.rect(left, y, 2, height).fill(COLORS.line)),
  );
}

interface Area extends TextBox {
  readonly y: number;
  readonly height: number;
}

/** Writes code or output line by line; a block that fits on a page isn't divided. */
function writeListing(
  code: string,
  style: TextStyle,
  { writer, parent, box }: BlockContext,
  decorate: (area: Area) => void,
): void {
  const inner: TextBox = { left: box.left + PADDING, width: box.width - 2 * PADDING };
  // Line breaking drops spaces at the beginning of a line.
  const lines = code
    .split('\n')
    .flatMap((line) => writer.breakLines([{ text: line.replaceAll(' ', '\u00a0') || '\u00a0', font: 'mono' }], inner, style));
  writer.ensureSpace(Math.min(lines.length, 45) * style.lineHeight + 2 * PADDING);
  const draw = (height: number): void => decorate({ ...box, y: writer.y, height });
  draw(PADDING);
  writer.skip(PADDING);
  const element = writer.addElement(parent, 'Code');
  writer.writeLines(element, lines, { box: inner, style, decorate: () => draw(style.lineHeight + 0.2) });
  element.end();
  draw(PADDING);
  writer.skip(PADDING + 9);
}

function writeTable(table: Element, { writer, parent, box, siteUrl }: BlockContext): void {
  writer.skip(4);
  const element = writer.addElement(parent, 'Table');
  drawRule(writer, box, COLORS.ink);
  for (const row of getElements(table.children).flatMap((part) => getElements(part.children)))
    writeRow(getElements(row.children), { writer, parent: element, box, siteUrl });
  element.end();
  writer.skip(12);
}

function writeRow(cells: readonly Element[], { writer, parent, box, siteUrl }: BlockContext): void {
  const width = box.width / cells.length;
  const texts = cells.map((cell, index) => {
    const place: TextBox = { left: box.left + index * width, width: width - PADDING };
    const runs = collectRuns(cell.children, siteUrl, { font: isColumnHeader(cell) ? 'bold' : 'regular' });
    return { cell, place, lines: writer.breakLines(runs, place, CELL) };
  });
  const height = Math.max(...texts.map(({ lines }) => lines.length)) * CELL.lineHeight;
  writer.ensureSpace(height + 8);
  const top = writer.y + 4;
  const row = writer.addElement(parent, 'TR');
  for (const { cell, place, lines } of texts) {
    writer.moveTo(top);
    const isHeader = cell.tagName === 'th';
    const element = writer.addElement(
      row,
      isHeader ? 'TH' : 'TD',
      isHeader ? { Scope: isColumnHeader(cell) ? 'Column' : 'Row' } : undefined,
    );
    writer.writeLines(element, lines, { box: place, style: CELL });
    element.end();
  }
  row.end();
  writer.moveTo(top + height + 4);
  drawRule(writer, box, COLORS.line);
}

function isColumnHeader({ tagName, properties }: Element): boolean {
  return tagName === 'th' && properties.scope !== 'row';
}

function drawRule(writer: PdfWriter, { left, width }: TextBox, color: string): void {
  const { y } = writer;
  writer.drawArtifact((document) =>
    document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(color),
  );
}

/** A note has a bar at its side, on the page where it ends. */
function writeNote(note: Element, context: BlockContext): void {
  const { writer, box } = context;
  writer.ensureSpace(4 * BODY.lineHeight);
  const element = writer.addElement(context.parent, 'Note');
  const top = writer.y;
  writeBlocks(note.children, { ...context, parent: element, box: { left: box.left + 12, width: box.width - 12 } });
  element.end();
  const start = writer.y > top ? top : MARGIN;
  const height = writer.y - start - 7;
  writer.drawArtifact((document) => document.rect(box.left, start, 2, height).fill(COLORS.accent));
  writer.skip(4);
}

function getElements(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}
