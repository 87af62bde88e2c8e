import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { renderCertificatePdf } from './certificate-pdf';

const url = 'https://www.example.org/certificates/abcd';
let source: string;
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;

beforeAll(async () => {
  const file = await renderCertificatePdf(
    {
      number: 'ABCD-EFGH',
      level: 'associate',
      name: 'Ada Author',
      version: 'PostgreSQL 18',
      issuedAt: new Date('2026-11-23T10:00:00Z'),
      expiresAt: new Date('2029-11-23T10:00:00Z'),
      state: 'valid',
      statusIndex: 1,
    },
    { siteName: 'Example', url },
  );
  source = file.toString('latin1');
  pdf = await getDocumentProxy(new Uint8Array(file));
});

interface StructureNode {
  role?: string;
  type?: string;
  id?: string;
  children?: StructureNode[];
}

const collectRoles = ({ role, children = [] }: StructureNode): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(collectRoles),
];

it('a certificate is tagged: marked, with its language and title, and says that it follows PDF/UA', async () => {
  expect(source).toMatch(/\/Marked true/);
  expect(source).toContain('/Lang (en-US)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(source, 'fonts are in the file').not.toMatch(/\/BaseFont \/(?:Helvetica|Courier|Times)/);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await getMeta(pdf)).info).toMatchObject({ Title: 'Certificate: Postgres Associate', Language: 'en-US' });
});

it('its structure has one heading, paragraphs, and the link to check it', async () => {
  const tree: StructureNode | null = await (await pdf.getPage(1)).getStructTree();
  const roles = collectRoles(tree ?? {});
  expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1']);
  expect(roles).toContain('P');
  expect(roles).toContain('Link');
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of ['Postgres Associate', 'Ada Author', 'PostgreSQL 18', 'ABCD-EFGH', 'November 23, 2029', url])
    expect(text).toContain(part);
});
