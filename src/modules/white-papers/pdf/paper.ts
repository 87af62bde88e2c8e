import { extractHeadings, parseMarkdown } from '@/ui/markdown';
import { writeBody } from './blocks';
import { MARGIN, PdfWriter, type StructureTag, type TextStyle } from './pdf-writer';
import type { TextRun } from './runs';
import { COLORS } from './theme';

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
  write(writer, 'H1', [{ text: title, font: 'bold' }], TITLE);
  writer.skip(16);
  write(writer, 'P', [{ text: description, font: 'regular' }], LEAD);
  writer.skip(36);
  for (const text of [
    `${siteName}, ${author}`,
    `Edition ${edition}, ${published}; checked ${verified}`,
    `PostgreSQL ${postgres.join(', ')}`,
  ])
    write(writer, 'P', [{ text, font: 'regular' }], FACTS);
  write(writer, 'P', [{ text: url, font: 'regular', href: url }], FACTS);
  writer.skip(36);
  write(writer, 'P', [{ text: 'Contents', font: 'bold' }], { ...FACTS, color: COLORS.ink });
  writeContents(writer, extractHeadings(body));
}

function writeContents(writer: PdfWriter, headings: readonly { text: string }[]): void {
  const contents = writer.addElement(writer.root, 'TOC');
  for (const { text } of headings) write(writer, 'TOCI', [{ text, font: 'regular' }], FACTS, contents);
  contents.end();
}

function write(writer: PdfWriter, tag: StructureTag, runs: readonly TextRun[], style: TextStyle, parent = writer.root): void {
  const box = { left: MARGIN, width: writer.contentWidth };
  const element = writer.addElement(parent, tag);
  writer.writeLines(element, writer.breakLines(runs, box, style), box, style);
  element.end();
}
