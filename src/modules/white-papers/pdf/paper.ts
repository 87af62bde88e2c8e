import { extractHeadings, parseMarkdown } from '@/ui/markdown';
import { MARGIN, PdfWriter, type StructureElement, type StructureTag, type TextStyle } from '@/platform/pdf/pdf-writer';
import type { TextRun } from '@/platform/pdf/text-run';
import { COLORS } from '@/platform/pdf/theme';
import { writeBody } from './blocks';

/** A paper's metadata. */
export interface PaperData {
  title: string;
  description: string;
  body: string;
  /** Absolute URL of its page. */
  url: string;
  siteUrl: string;
  siteName: string;
  author: string;
  edition: number;
  /** Formatted dates. */
  published: string;
  verified: string;
  updatedAt: Date;
  postgres: readonly number[];
}

/** The top of the title, below the logo. */
const TITLE_TOP = 218;
const TITLE: TextStyle = { size: 32, lineHeight: 36 };
const LEAD: TextStyle = { size: 13, lineHeight: 18, color: COLORS.soft };
const FACTS: TextStyle = { size: 10, lineHeight: 14, color: COLORS.soft };

/**
 * Writes a white paper as a tagged PDF: a title page with the contents, then the text, with a page number at the bottom
 * of each page.
 */
export async function writePaper(paper: PaperData): Promise<Buffer> {
  const { title, description, body, siteUrl, siteName, author, edition, updatedAt } = paper;
  const writer = new PdfWriter({
    title,
    author: `${author}, ${siteName}`,
    subject: description,
    creator: siteName,
    modified: updatedAt,
  });
  writeTitlePage(writer, paper);
  writer.startPage();
  writeBody(writer, parseMarkdown(body, 2).children, siteUrl);
  return writer.finish((page, pages) => `${title}, edition ${edition} · page ${page} of ${pages}`);
}

function writeTitlePage(writer: PdfWriter, paper: PaperData): void {
  const { title, description, body, url, siteName, author, edition, published, verified, postgres } = paper;
  writer.startPage();
  writer.drawArtifact((document) => document.rect(MARGIN, 72, 40, 6).fill(COLORS.accent));
  writer.moveTo(TITLE_TOP);
  write(writer, 'H1', { runs: [{ text: title, font: 'bold' }], style: TITLE });
  writer.skip(16);
  write(writer, 'P', { runs: [{ text: description, font: 'regular' }], style: LEAD });
  writer.skip(36);
  for (const text of [
    `${siteName}, ${author}`,
    `Edition ${edition}, ${published}; checked ${verified}`,
    `PostgreSQL ${postgres.join(', ')}`,
  ])
    write(writer, 'P', { runs: [{ text, font: 'regular' }], style: FACTS });
  write(writer, 'P', { runs: [{ text: url, font: 'regular', href: url }], style: FACTS });
  writer.skip(36);
  write(writer, 'P', { runs: [{ text: 'Contents', font: 'bold' }], style: { ...FACTS, color: COLORS.ink } });
  writeContents(writer, extractHeadings(body));
}

function writeContents(writer: PdfWriter, headings: readonly { text: string }[]): void {
  const contents = writer.addElement(writer.root, 'TOC');
  for (const { text } of headings) write(writer, 'TOCI', { runs: [{ text, font: 'regular' }], style: FACTS, parent: contents });
  contents.end();
}

interface StyledText {
  readonly runs: readonly TextRun[];
  readonly style: TextStyle;
  /** The root by default. */
  readonly parent?: StructureElement;
}

function write(writer: PdfWriter, tag: StructureTag, { runs, style, parent = writer.root }: StyledText): void {
  const box = { left: MARGIN, width: writer.contentWidth };
  const element = writer.addElement(parent, tag);
  writer.writeLines(element, writer.breakLines(runs, box, style), { box, style });
  element.end();
}
