'use client';

import { Button, toast, useForm } from '@payloadcms/ui';
import type { BlocksFieldClient } from 'payload';
import { type ReactElement, useState } from 'react';
import { readCopiedBlocks, copyBlocks } from './copied-blocks';
import css from './block-clipboard.module.css';
import { useIsHydrated } from './use-is-hydrated';

interface BlockClipboardProps {
  readonly path: string;
  readonly field: BlocksFieldClient;
  readonly readOnly?: boolean;
}

/**
 * Renders the buttons below a blocks field: paste the copied blocks (from any page) at the end, and copy all blocks.
 * Payload's own “Paste” overwrites a block and leaves parts of it behind, so the admin stylesheet hides it.
 */
export function BlockClipboard({ path, field, readOnly }: BlockClipboardProps): ReactElement | null {
  const { getData, getFields, reset, setModified } = useForm();
  const [isBusy, setBusy] = useState(false);
  const isAwake = useIsHydrated();
  if (readOnly) return null;
  const paste = async () => {
    const known = new Set(field.blocks.map(({ slug }) => slug));
    const blocks = readCopiedBlocks().filter(({ blockType }) => known.has(blockType));
    if (blocks.length === 0) {
      toast.error(
        'No block was copied that can stand here. Choose “Copy” behind the three dots of a block, on this page or another; then paste it.',
      );
      return;
    }
    setBusy(true);
    try {
      const data = getData();
      const before: unknown = data[path];
      await reset({ ...data, [path]: [...(Array.isArray(before) ? before : []), ...blocks] });
      setModified(true);
      toast.success(
        blocks.length === 1
          ? 'The block stands at the end now. Move it where it belongs.'
          : `${blocks.length} blocks stand at the end now. Move them where they belong.`,
      );
    } finally {
      setBusy(false);
    }
  };
  const copy = () => {
    try {
      copyBlocks(getFields(), path);
      toast.success('All blocks are copied. Open another page and choose “Paste what was copied”.');
    } catch {
      toast.error('This browser keeps no more. Copy fewer blocks at once.');
    }
  };
  return (
    <div className={css.tools}>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={isBusy || !isAwake} onClick={() => void paste()}>
        Paste what was copied
      </Button>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={!isAwake} onClick={copy}>
        Copy all blocks
      </Button>
    </div>
  );
}
