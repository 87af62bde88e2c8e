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
  description: 'What it is about.',
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

async function read(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: bare(text), raw: text, totalPages, pdf, info: (await getMeta(pdf)).info };
}

it('finds papers to test', () => {
  expect(papers.length).toBeGreaterThanOrEqual(6);
});

describe('a white paper PDF', () => {
  let paper: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    const body =
      'Begin with *this*.\n\n## One & only\n\nA [link](/products) and [another](https://www.postgresql.org/).\n\n| Name | Cost |\n| --- | ---: |\n| A cell | 42 |\n\n```sql run\nselect 1;\n```\n\n```output\n ?column?\n----------\n        1\n```\n\n- first\n- second\n\n> [!NOTE]\n> Mind this.\n\n## Two\n\n1. step';
    paper = await read(await renderPdf(describedBy(body)));
  });

  it('has author and language metadata', async () => {
    expect(paper.info).toMatchObject({
      Title: 'A paper with a title that needs two lines of its page',
      Author: 'A team, Example',
      Subject: 'What it is about.',
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
      '2 of 2',
    ])
      expect(paper.text, part).toContain(bare(part));
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
    const { text, totalPages } = await read(await renderPdf(describedBy(body)));
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
  });
});
