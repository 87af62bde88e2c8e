import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import * as z from 'zod/mini';

/** localStorage key that Payload's “Copy” writes to. */
const CLIPBOARD_KEY = '_payloadClipboard';

const clipboardSchema = z.object({
  type: z.literal('blocks'),
  path: z.string(),
  data: z.record(z.string(), z.object({ value: z.optional(z.unknown()), disableFormData: z.optional(z.boolean()) })),
});
const copiedBlockSchema = z.looseObject({ blockType: z.string() });

/** A block as an entry stores it, without its row ids. */
type CopiedBlock = z.infer<typeof copiedBlockSchema>;

/**
 * Copies all blocks of a field in the format that Payload's “Copy” uses for a single block.
 * @throws DOMException when the browser's storage is full
 */
export function copyBlocks(fields: FormState, path: string): void {
  const data = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value, disableFormData }]) =>
      name.startsWith(`${path}.`) ? [[name, { value, disableFormData }]] : [],
    ),
  );
  localStorage.setItem(CLIPBOARD_KEY, JSON.stringify({ type: 'blocks', path, blocks: [], data }));
}

/** Returns the blocks copied last in this browser; empty when something else was copied. */
export function readCopiedBlocks(): CopiedBlock[] {
  return parseCopiedBlocks(localStorage.getItem(CLIPBOARD_KEY) ?? 'null');
}

/** Parses the copied blocks. Exported for its test. */
export function parseCopiedBlocks(copied: string): CopiedBlock[] {
  const { data: found } = clipboardSchema.safeParse(parseJson(copied));
  if (!found) return [];
  const rows = reduceFieldsToValues(found.data, true)[found.path];
  // A single copied block keeps its index, so the rows before it are empty.
  return z
    .catch(z.array(z.unknown()), [])
    .parse(rows)
    .flatMap((row) => copiedBlockSchema.safeParse(removeIds(row)).data ?? []);
}

/** Removes row ids: on save, a row with the id of an existing row would be mistaken for it. */
function removeIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, removeIds(inner)]])));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something else wrote to this key.
    return undefined;
  }
}
