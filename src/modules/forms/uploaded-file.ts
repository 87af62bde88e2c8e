import { sanitizeText } from './field-schema';
import { getFileSizeError } from './file-size';

/** A file uploaded by a visitor. */
export interface UploadedFile {
  name: string;
  type: string;
  content: Buffer;
}

/** Magic numbers of the accepted file types, because the sender controls the name and the declared type. */
const SIGNATURES: readonly { type: string; bytes: readonly number[] }[] = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'application/gzip', bytes: [0x1f, 0x8b, 0x08] },
  { type: 'application/zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
];

/**
 * Reads an uploaded file from a form value.
 * @param label label of the field, which a message names
 * @returns undefined when no file was chosen, or an error message when it is rejected
 */
export async function readUploadedFile(
  sent: FormDataEntryValue | null,
  label: string,
): Promise<UploadedFile | string | undefined> {
  if (sent === null || typeof sent === 'string' || (sent.size === 0 && sent.name === '')) return undefined;
  const sizeError = getFileSizeError(label, sent);
  if (sizeError !== undefined) return sizeError;
  const content = Buffer.from(await sent.arrayBuffer());
  const type = detectType(content);
  if (type === undefined) return `“${label}” can’t be sent. Supported formats: text, PDF, PNG, JPEG, gzip, zip.`;
  return { name: sanitizeFileName(sent.name), type, content };
}

function detectType(content: Buffer): string | undefined {
  const known = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  if (known !== undefined) return known.type;
  return content.length > 0 && isText(content) ? 'text/plain' : undefined;
}

function isText(content: Buffer): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

const NAME_LENGTH_MAX = 100;

/** Returns the base name, without characters that could traverse paths or disguise the extension. */
function sanitizeFileName(name: string): string {
  const last = sanitizeText(name).split(/[/\\]/).at(-1) ?? '';
  const kept = last.replace(/[\s"'<>:|?*;]+/g, '-').replace(/^\.+/, '');
  // An emoji isn't cut in half.
  return Array.from(kept).slice(-NAME_LENGTH_MAX).join('') || 'file';
}
