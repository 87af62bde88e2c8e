// eslint-disable-next-line import/no-named-as-default -- its types have only the default export
import PDFDocument from 'pdfkit';
import { type Font, type FontName, getFontStack } from '@/platform/fonts/font-stack';
import { splitByFont } from '@/platform/fonts/split-by-font';
import { breakLines, type Segment } from './line-breaks';
import type { TextRun } from './text-run';
import { COLORS } from './theme';

/** The page margins, in points. */
export const MARGIN = 64;
const TOP = 56;
const BOTTOM = 72;
/** Code is wider than other text of the same size. */
const MONO_SCALE = 0.85;

/** A tag of the structure tree (ISO 32000-1, section 14.8.4). */
export type StructureTag =
  | 'P'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Code'
  | 'Note'
  | 'Sect'
  | 'TOC'
  | 'TOCI';

/** An element of the structure tree. */
export type StructureElement = PDFKit.PDFStructureElement;

/** Where text is set. */
export interface TextBox {
  readonly left: number;
  readonly width: number;
}

export interface TextStyle {
  readonly size: number;
  readonly lineHeight: number;
  readonly color?: string;
}

/** How lines are set. */
interface LineLayout {
  readonly box: TextBox;
  readonly style: TextStyle;
  /** Draws behind each line. */
  readonly decorate?: () => void;
}

/** A document's metadata. */
interface PdfInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly creator: string;
  readonly modified: Date;
}

/**
 * Writes a tagged PDF (PDF/UA-1): each text is in an element of the structure tree, and what only decorates is marked as
 * an artifact. Text flows from top to bottom, line by line, so that nothing is measured twice.
 */
export class PdfWriter {
  readonly #document: PDFKit.PDFDocument;
  /** Widths of words that were measured, since most occur again. */
  readonly #widths = new Map<string, number>();
  readonly #root: StructureElement;

  constructor(info: PdfInfo) {
    this.#document = createDocument(info);
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
  }

  /** The root of the structure tree. */
  get root(): StructureElement {
    return this.#root;
  }

  /** The vertical position, in points from the top of the page. */
  get y(): number {
    return this.#document.y;
  }

  get contentWidth(): number {
    return this.#document.page.width - 2 * MARGIN;
  }

  /** Adds an element to the structure tree. Elements have to be added in reading order. */
  addElement(parent: StructureElement, tag: StructureTag, attributes?: Readonly<Record<string, unknown>>): StructureElement {
    const element = this.#document.struct(tag);
    if (attributes) element.dictionary.data['A'] = { O: 'Table', ...attributes };
    parent.add(element);
    return element;
  }

  addBookmark(title: string): void {
    this.#document.outline.addItem(title);
  }

  startPage(): void {
    this.#document.addPage();
    this.#document.y = TOP;
  }

  skip(points: number): void {
    this.#document.y += points;
  }

  moveTo(y: number): void {
    this.#document.y = y;
  }

  /** Starts a new page unless this height is left on the current one. */
  ensureSpace(height: number): void {
    if (this.#document.y + height > this.#document.page.height - BOTTOM) this.startPage();
  }

  /** Breaks runs into lines for a box. */
  breakLines(runs: readonly TextRun[], { width }: TextBox, style: TextStyle): Segment[][] {
    return breakLines(runs, width, (text, { font }) => this.#measure(text, font, style));
  }

  /** Writes lines into an element, on as many pages as they need. */
  writeLines(element: StructureElement, lines: readonly Segment[][], { box, style, decorate }: LineLayout): void {
    for (const line of lines) {
      this.ensureSpace(style.lineHeight);
      decorate?.();
      this.#writeLine(element, line, box, style);
      this.skip(style.lineHeight);
    }
  }

  /** Draws decoration, such as a line or a background, which assistive technology ignores. */
  drawArtifact(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  /** Writes a line at the foot of each page but the first, and closes the file. */
  async finish(renderFooter: (page: number, pages: number) => string): Promise<Buffer> {
    const document = this.#document;
    this.#root.end();
    const { count } = document.bufferedPageRange();
    for (let page = 1; page < count; page += 1) {
      document.switchToPage(page);
      document.markContent('Artifact', { type: 'Pagination' });
      document.fillColor(COLORS.soft);
      this.#writeText(renderFooter(page + 1, count), { font: 'regular', size: 8, x: MARGIN, y: document.page.height - 40 });
      document.endMarkedContent();
    }
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
    document.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #writeLine(element: StructureElement, line: readonly Segment[], { left }: TextBox, style: TextStyle): void {
    let x = left;
    for (const { text, font, href, width } of line) {
      const start = x;
      const write = (): void => {
        this.#document.fillColor(href === undefined ? (style.color ?? COLORS.ink) : COLORS.link);
        this.#writeText(text, { font, size: style.size, x: start, y: this.y + style.lineHeight * 0.75 });
      };
      if (href === undefined) element.add(write);
      else this.#writeLink(element, { text, href, x: start, width, height: style.lineHeight }, write);
      x += width;
    }
  }

  #writeLink(
    element: StructureElement,
    { text, href, x, width, height }: { text: string; href: string; x: number; width: number; height: number },
    write: () => void,
  ): void {
    const link = this.#document.struct('Link');
    element.add(link);
    link.add(write);
    const { y } = this;
    this.drawArtifact((document) =>
      document
        .moveTo(x, y + height * 0.86)
        .lineTo(x + width, y + height * 0.86)
        .lineWidth(0.5)
        .stroke(COLORS.link),
    );
    const options = { structParent: link };
    // PDFKit writes a primitive string as a name, but its types require one.
    Reflect.set(options, 'Contents', new String(text));
    this.#document.link(x, y, width, height, href, options);
    link.end();
  }

  #measure(text: string, font: FontName, { size }: TextStyle): number {
    const key = `${font} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const widths = splitByFont(text, getFontStack(font)).map((part) =>
      this.#setFont(font, size, part.font).widthOfString(part.text, createTextOptions(font, part.font)),
    );
    const width = widths.reduce((sum, each) => sum + each, 0);
    this.#widths.set(key, width);
    return width;
  }

  /** Writes a text with its baseline at `y`, each part in a font that has its characters. */
  #writeText(text: string, { font, size, x, y }: { font: FontName; size: number; x: number; y: number }): void {
    const before = this.#document.y;
    let left = x;
    for (const part of splitByFont(text, getFontStack(font))) {
      const options = createTextOptions(font, part.font);
      this.#setFont(font, size, part.font).text(part.text, left, y, options);
      left += this.#document.widthOfString(part.text, options);
    }
    this.#document.y = before;
  }

  /** @param font one of the style's; by default its first */
  #setFont(style: FontName, size: number, font: Font = getFontStack(style)[0]): PDFKit.PDFDocument {
    const { name, data } = font;
    return this.#document
      .registerFont(name, data)
      .font(name)
      .fontSize(style === 'mono' ? size * MONO_SCALE : size);
  }
}

/**
 * Noto Sans, which only fills gaps, divides a letter such as “ị” into two glyphs, and the second has no character: readers
 * would copy and read aloud a wrong one. Without that feature (ccmp), the letter is one glyph.
 */
function createTextOptions(style: FontName, font: Font | undefined): PDFKit.Mixins.TextOptions {
  const options: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
  // The types only know features to add. The first font has none, because PDFKit then caches the layout of words.
  if (font !== getFontStack(style)[0]) Reflect.set(options, 'features', { ccmp: false });
  return options;
}

function createDocument({ title, author, subject, creator, modified }: PdfInfo): PDFKit.PDFDocument {
  // Throws when there is no such date; PDFKit would write one that nothing can read.
  modified.toISOString();
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: creator,
      Producer: creator,
      CreationDate: modified,
      ModDate: modified,
    },
  };
  // The types know PDF/A only.
  Reflect.set(options, 'subset', 'PDF/UA');
  return new PDFDocument(options);
}
