import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractHeadings } from '@/ui/markdown';
import { renderPdf } from './render-pdf';

const FOLDER = path.resolve('content/white-papers');
const papers = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));

const describedBy = (body: string) => ({
  title: 'A paper with a title that needs two lines of its page',
  description: 'Related.',
  body,
  url: 'https://www.example.org/resources/white-papers/a-paper',
  siteUrl: 'https://www.example.org',
  siteName: 'Example',
  author: 'A team',
  edition: 3,
  published: 'March 1, 2026',
  verified: 'November 21, 2026',
  updatedAt: new Date('2026-11-21T10:00:00Z'),
  postgres: [17, 18],
});

const bodyOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n+/, '');
/** Reduces a text to letters and digits, so that line breaks and quotation marks make no difference. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

interface StructureNode {
  role?: string;
  type?: string;
  id?: string;
  children?: StructureNode[];
}

const isMarkedStart = (item: object): item is { type: string; id?: string | null; tag?: string } => 'type' in item;

/** Returns the elements of the structure tree (`tag`) and their marked content (`id`), in order, page by page. */
async function readStructure(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<{ tags: string[]; ids: string[] }> {
  const tags: string[] = [];
  const ids: string[] = [];
  const visit = ({ role, type, id, children = [] }: StructureNode): void => {
    if (role !== undefined && role !== 'Root' && role !== 'Document') tags.push(role);
    if (type === 'content' && id !== undefined) ids.push(id);
    for (const child of children) visit(child);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree: StructureNode | null = await (await pdf.getPage(number)).getStructTree();
    if (tree !== null) visit(tree);
  }
  return { tags, ids };
}

interface MarkedText {
  text: string;
  /** The id of the innermost content that is in the structure tree. */
  id: string | undefined;
  isArtifact: boolean;
}

/** Returns each text of a page with the marked content that it is in. */
async function readMarkedTexts(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<MarkedText[]> {
  const texts: MarkedText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    const open: { id: string | undefined; tag: string | undefined }[] = [];
    for (const item of items) {
      if (isMarkedStart(item)) {
        if (item.type === 'endMarkedContent') open.pop();
        else open.push({ id: item.id ?? undefined, tag: item.tag });
      } else if ('str' in item && item.str.trim() !== '')
        texts.push({
          text: item.str,
          id: open.findLast(({ id }) => id !== undefined)?.id,
          isArtifact: open.some(({ tag }) => tag === 'Artifact'),
        });
    }
  }
  return texts;
}

/** Returns the text of the structure tree, in its order, reduced to letters and digits. */
async function readStructuredText(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string> {
  const texts = await readMarkedTexts(pdf);
  const { ids } = await readStructure(pdf);
  const parts = ids.flatMap((id) => texts.filter((text) => text.id === id));
  return bare(parts.map(({ text }) => text).join(''));
}

async function read(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: bare(text), raw: text, totalPages, pdf, source: file.toString('latin1'), info: (await getMeta(pdf)).info };
}

it('finds papers to test', () => {
  expect(papers.length).toBeGreaterThanOrEqual(6);
});

describe('a white paper PDF', () => {
  let paper: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    const body =
      'Begin with *this*.\n\n## One & only\n\nA [link](/products) and [another](https://www.postgresql.org/).\n\n' +
      '| Name | Cost |\n| --- | ---: |\n| A cell | 42 |\n\n```sql run\nselect 1;\n```\n\n```output\n ?column?\n' +
      '----------\n        1\n```\n\n- first\n- second\n\n> [!NOTE]\n> Mind this.\n\n' +
      '## Two\n\n1. step\n\n```sh\nls\n```\n\n2. next\n3. last';
    paper = await read(await renderPdf(describedBy(body)));
  });

  it('has author and language metadata', async () => {
    expect(paper.info).toMatchObject({
      Title: 'A paper with a title that needs two lines of its page',
      Author: 'A team, Example',
      Subject: 'Related.',
      Language: 'en-US',
    });
    expect((await paper.pdf.getOutline()).map(({ title }) => title)).toEqual(['One & only', 'Two']);
  });

  it('contains everything that the page does', () => {
    for (const part of [
      'A paper with a title',
      'Edition 3, March 1, 2026',
      'PostgreSQL 17, 18',
      'Begin with this.',
      'One & only',
      'A cell',
      '42',
      'select 1;',
      '?column?',
      'first',
      'Note: Mind this.',
      '1.step',
      '2.next3.last',
      '2 of 2',
    ])
      expect(paper.text, part).toContain(bare(part));
  });

  it('is tagged: marked, with its language, and says that it follows PDF/UA', async () => {
    expect(paper.source).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(paper.source).toMatch(/\/Marked true/);
    expect(paper.source).toContain('/Lang (en-US)');
    expect(paper.source).toContain('/DisplayDocTitle true');
    expect(paper.source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(paper.source, 'fonts are in the file').not.toMatch(/\/BaseFont \/(?:Helvetica|Courier|Times)/);
    expect(await paper.pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('has a structure tree with headings, paragraphs, lists, tables and their headers, in reading order', async () => {
    const { tags } = await readStructure(paper.pdf);
    expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1', 'H2', 'H2']);
    expect(tags[0]).toBe('H1');
    for (const tag of ['P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Code', 'Note', 'Link', 'TOC', 'TOCI'])
      expect(tags, tag).toContain(tag);
    expect(paper.source).toMatch(/\/Scope \/Column/);
    const text = await readStructuredText(paper.pdf);
    const places = [
      'Related.',
      'Begin with this.',
      'A link and another.',
      'A cell',
      'select 1;',
      '?column?',
      'first',
      'Mind this.',
    ].map((part) => text.indexOf(bare(part)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('links to the site and to external pages', async () => {
    const pages = await Promise.all(Array.from({ length: paper.totalPages }, (_page, index) => paper.pdf.getPage(index + 1)));
    const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    const targets: unknown[] = annotations.map((annotation: { url?: unknown }) => annotation.url);
    expect(targets).toEqual(
      expect.arrayContaining([
        'https://www.example.org/products',
        'https://www.postgresql.org/',
        'https://www.example.org/resources/white-papers/a-paper',
      ]),
    );
  });

  it('renders after an earlier one failed', async () => {
    await expect(renderPdf({ ...describedBy('x'), updatedAt: new Date(Number.NaN) })).rejects.toThrow();
    expect((await read(await renderPdf(describedBy('The next.')))).text).toContain('thenext');
  });
});

describe.each(papers)('%s', (file) => {
  it('contains every heading and every cell', async () => {
    const body = bodyOf(file);
    const { text, totalPages, pdf } = await read(await renderPdf(describedBy(body)));
    for (const { text: heading } of extractHeadings(body)) expect(text).toContain(bare(heading));
    const cells = body
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cell) => /^[\w ,]+$/.test(cell));
    expect(cells.length).toBeGreaterThan(5);
    for (const cell of cells) expect(text, cell).toContain(bare(cell));
    expect(totalPages).toBeGreaterThan(4);
    expect(totalPages).toBeLessThan(20);

    const texts = await readMarkedTexts(pdf);
    expect(
      texts.filter(({ id, isArtifact }) => id === undefined && !isArtifact),
      'text that assistive technology would not find',
    ).toEqual([]);
    const inTree = new Set((await readStructure(pdf)).ids);
    expect(texts.filter(({ id }) => id !== undefined && !inTree.has(id))).toEqual([]);
    expect(texts.filter(({ isArtifact }) => isArtifact).every(({ text: foot }) => /edition|page|\d/.test(foot))).toBe(true);
  });
});
