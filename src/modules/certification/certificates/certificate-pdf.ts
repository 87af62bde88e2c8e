import { getFontStack } from '@/platform/fonts/font-stack';
import { isPrintable } from '@/platform/fonts/split-by-font';
import { formatDay } from '@/platform/format-day';
import { MARGIN, PdfWriter, type StructureTag, type TextStyle } from '@/platform/pdf/pdf-writer';
import type { TextRun } from '@/platform/pdf/text-run';
import { COLORS } from '@/platform/pdf/theme';
import { getLevelLabel } from '../blueprint';
import type { Certificate } from './certificates';

const TITLE: TextStyle = { size: 36, lineHeight: 42 };
const NAME: TextStyle = { size: 24, lineHeight: 32 };
const TEXT: TextStyle = { size: 12, lineHeight: 18 };
const SMALL: TextStyle = { size: 10, lineHeight: 15, color: COLORS.soft };
const TOP = 200;

interface Publisher {
  siteName: string;
  /** Absolute URL of the certificate's page. */
  url: string;
}

/** Renders a certificate as a tagged PDF of one page. It links to its verification page, because a file alone proves nothing. */
export function renderCertificatePdf(certificate: Certificate, { siteName, url }: Publisher): Promise<Buffer> {
  const { number, level, name, version, issuedAt, expiresAt } = certificate;
  const title = `Certificate: ${getLevelLabel(level)}`;
  const writer = new PdfWriter({ title, author: siteName, subject: title, creator: siteName, modified: issuedAt });
  const write = (tag: StructureTag, runs: readonly TextRun[], style: TextStyle): void => {
    const box = { left: MARGIN, width: writer.contentWidth };
    const element = writer.addElement(writer.root, tag);
    writer.writeLines(element, writer.breakLines(runs, box, style), { box, style });
    element.end();
  };
  writer.startPage();
  writer.drawArtifact((document) => document.rect(MARGIN, 72, 40, 6).fill(COLORS.accent));
  writer.moveTo(TOP);
  write('P', [{ text: siteName, font: 'bold' }], TEXT);
  writer.skip(24);
  write('H1', [{ text: getLevelLabel(level), font: 'bold' }], TITLE);
  writer.skip(32);
  const holder = describeHolder(name, url);
  write('P', holder.runs, holder.style);
  writer.skip(8);
  write('P', [{ text: `has passed the exam ${getLevelLabel(level)} about ${version}.`, font: 'regular' }], TEXT);
  writer.skip(40);
  write('P', [{ text: `Issued ${formatDay(issuedAt)}; valid until ${formatDay(expiresAt)}`, font: 'regular' }], SMALL);
  write('P', [{ text: `Number ${number}`, font: 'regular' }], SMALL);
  writer.skip(16);
  write('P', [{ text: 'Verify this certificate at:', font: 'regular' }], SMALL);
  write('P', [{ text: url, font: 'regular', href: url }], SMALL);
  return writer.finish(() => siteName);
}

/** Describes who passed. A name that the fonts can't show, such as one in Chinese, is on the certificate's page. */
function describeHolder(name: string | undefined, url: string): { runs: TextRun[]; style: TextStyle } {
  if (name === undefined) return { runs: [{ text: 'The holder’s name is not public', font: 'bold' }], style: NAME };
  if (isPrintable(name, getFontStack('bold'))) return { runs: [{ text: name, font: 'bold' }], style: NAME };
  const runs: TextRun[] = [
    { text: 'The person named at ', font: 'bold' },
    { text: url, font: 'regular', href: url },
  ];
  return { runs, style: TEXT };
}
