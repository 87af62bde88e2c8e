'use client';

import { Button, toast, useForm, useFormFields } from '@payloadcms/ui';
import type { BlocksFieldClient } from 'payload';
import { type ReactElement, useId, useState } from 'react';
import { readCopiedBlocks, copyBlocks } from './copied-blocks';
import css from './block-clipboard.module.css';
import { useIsHydrated } from '@/ui/use-is-hydrated';

interface BlockClipboardProps {
  readonly path: string;
  readonly field: BlocksFieldClient;
  readonly readOnly?: boolean;
}

/**
 * Renders the tools below a blocks field: paste the copied blocks (from any page) after a chosen block, and copy all.
 * Payload's own “Paste” overwrites a block and leaves parts of it behind, so the admin stylesheet hides it.
 */
export function BlockClipboard({ path, field, readOnly }: BlockClipboardProps): ReactElement | null {
  const { getFields } = useForm();
  const isHydrated = useIsHydrated();
  const rows = useFormFields(([fields]) => fields[path]?.rows ?? []);
  /** The id of the block to paste after; none is the end. */
  const [target, setTarget] = useState('');
  const { isBusy, paste } = usePaste(path, field);
  const selectId = useId();
  if (readOnly) return null;
  const pasteAtTarget = async () => {
    const index = rows.findIndex(({ id }) => id === target);
    if (await paste(index < 0 ? undefined : index)) setTarget('');
  };
  const copy = () => {
    try {
      copyBlocks(getFields(), path);
      toast.success('All blocks are copied. Open another page and choose “Paste copied blocks”.');
    } catch {
      toast.error('The storage of this browser is full. Copy fewer blocks at once.');
    }
  };
  return (
    <div className={css.tools}>
      <label htmlFor={selectId}>Paste</label>
      <select id={selectId} value={target} onChange={(event) => setTarget(event.target.value)} disabled={!isHydrated}>
        <option value="">at the end</option>
        {rows.map(({ id, blockType }, index) => (
          <option key={id} value={id}>
            {`after ${index + 1}: ${getBlockName(field, blockType)}`}
          </option>
        ))}
      </select>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy || !isHydrated}
        onClick={() => void pasteAtTarget()}
      >
        Paste copied blocks
      </Button>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={!isHydrated} onClick={copy}>
        Copy all blocks
      </Button>
    </div>
  );
}

interface Paste {
  isBusy: boolean;
  /**
   * Pastes the copied blocks that fit here.
   * @param after position of the block that they follow; undefined for the end
   * @returns whether there were any
   */
  paste: (after: number | undefined) => Promise<boolean>;
}

function usePaste(path: string, field: BlocksFieldClient): Paste {
  const { getData, reset, setModified } = useForm();
  const [isBusy, setBusy] = useState(false);
  const paste = async (after: number | undefined): Promise<boolean> => {
    const known = new Set(field.blocks.map(({ slug }) => slug));
    const blocks = readCopiedBlocks().filter(({ blockType }) => known.has(blockType));
    if (blocks.length === 0) {
      toast.error(
        'No copied block fits here. Choose “Copy” in the menu of a block (three dots), on this page or another. Then paste it.',
      );
      return false;
    }
    setBusy(true);
    try {
      const data = getData();
      const before: unknown = data[path];
      const present: unknown[] = Array.isArray(before) ? before : [];
      await reset({ ...data, [path]: present.toSpliced(after === undefined ? present.length : after + 1, 0, ...blocks) });
      setModified(true);
      const place = after === undefined ? 'at the end' : `after block ${after + 1}`;
      toast.success(blocks.length === 1 ? `The block was pasted ${place}.` : `${blocks.length} blocks were pasted ${place}.`);
      return true;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, paste };
}

function getBlockName({ blocks }: BlocksFieldClient, blockType: string | undefined): string {
  const label = blocks.find(({ slug }) => slug === blockType)?.labels?.singular;
  return typeof label === 'string' ? label : (blockType ?? '');
}
