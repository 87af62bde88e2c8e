import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { z } from 'zod';

/** Where the admin keeps what “Copy” has copied, in this browser. */
const CLIPBOARD_KEY = '_payloadClipboard';

const clipboard = z.object({
  type: z.literal('blocks'),
  path: z.string(),
  data: z.record(z.string(), z.object({ value: z.unknown().optional(), disableFormData: z.boolean().optional() })),
});
const copiedBlock = z.looseObject({ blockType: z.string() });

/** A block as an entry holds it, without the numbers that tell it from others. */
export type CopiedBlock = z.infer<typeof copiedBlock>;

/** Keeps all blocks of a field, as “Copy” of a single one does. @throws DOMException when the browser keeps no more */
export function copyBlocks(fields: FormState, path: string): void {
  const data = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value, disableFormData }]) =>
      name.startsWith(`${path}.`) ? [[name, { value, disableFormData }]] : [],
    ),
  );
  localStorage.setItem(CLIPBOARD_KEY, JSON.stringify({ type: 'blocks', path, blocks: [], data }));
}

/** What was copied last in this browser, one block or several; none when it was something else. */
export function readCopiedBlocks(): CopiedBlock[] {
  return parseCopiedBlocks(localStorage.getItem(CLIPBOARD_KEY) ?? 'null');
}

/** The blocks that a copied text holds. Exported for its test. */
export function parseCopiedBlocks(copied: string): CopiedBlock[] {
  const { data: found } = clipboard.safeParse(parseJson(copied));
  if (!found) return [];
  const rows = reduceFieldsToValues(found.data, true)[found.path];
  // A single block stands at its place, with nothing before it.
  return z
    .array(z.unknown())
    .catch([])
    .parse(rows)
    .flatMap((row) => copiedBlock.safeParse(removeIds(row)).data ?? []);
}

/** Rows with the number of another row would be taken for it when they are saved. */
function removeIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, removeIds(inner)]])));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something else wrote there.
    return undefined;
  }
}
