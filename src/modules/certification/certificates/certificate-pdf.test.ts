import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { renderCertificatePdf } from './certificate-pdf';

const url = 'https://www.example.org/certificates/abcd';
let source: string;
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;

const renderFor = (name: string | undefined): Promise<Buffer> =>
  renderCertificatePdf(
    {
      number: 'ABCD-EFGH',
      level: 'associate',
      name,
      version: 'PostgreSQL 18',
      issuedAt: new Date('2026-11-23T10:00:00Z'),
      expiresAt: new Date('2029-11-23T10:00:00Z'),
      state: 'valid',
      statusIndex: 1,
    },
    { siteName: 'Example', url },
  );

beforeAll(async () => {
  const file = await renderFor('Ada Author');
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

async function readText(file: Buffer): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text;
}

it.each([
  'Łukasz Żółć',
  'Jiří Dvořák',
  'Nguyễn Thị Ánh',
  'Ẹniọlá Adébáyọ̀',
  'Юлия Їжакевич',
  'Әлия Ғабитова',
  'Γιώργος Παπαδόπουλος',
])('the name %s is printed with all its letters, in one paragraph', async (name) => {
  const file = await renderFor(name);
  expect(await readText(file)).toContain(`${name} has passed`);
  expect(await countParagraphs(file)).toBe(await countParagraphs(await renderFor('Ada Author')));
});

it.each(['山田太郎', 'محمد علي', 'अमित शर्मा', 'Ada 😀'])('the name %s, which no font has, is that on the page', async (name) => {
  const text = await readText(await renderFor(name));
  expect(text).toContain(`The person named at ${url} has passed the exam`);
});

async function countParagraphs(file: Buffer): Promise<number> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const tree: StructureNode | null = await (await document.getPage(1)).getStructTree();
  return collectRoles(tree ?? {}).filter((role) => role === 'P').length;
}
