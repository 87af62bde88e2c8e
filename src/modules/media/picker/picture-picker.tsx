'use client';

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { AdminDialog, controls } from '@/cms/admin-ui/dialog';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { findMarkdownControl } from '@/cms/admin-ui/markdown-paste/markdown-field';
import { UNREACHABLE } from '@/cms/admin-ui/request-json';
import { insertText } from '@/cms/admin-ui/text-control/insert-text';
import { useLastControl } from '@/cms/admin-ui/text-control/use-last-control';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import { buildPictureMarkdown, findPictures, type ListedPicture } from './find-pictures';
import css from './picture-picker.module.css';

/** A button above the form that inserts a picture in the Markdown field that had the cursor last. */
export function PicturePicker(): ReactElement | null {
  const { hasSavePermission } = useDocumentInfo();
  const isHydrated = useIsHydrated();
  const getLastControl = useLastControl(findMarkdownControl);
  const [isOpen, setOpen] = useState(false);
  /** Where a picture would be inserted. */
  const [field, setField] = useState<HTMLTextAreaElement>();
  if (!hasSavePermission) return null;
  const open = (): void => {
    setField(getLastControl());
    setOpen(true);
  };
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={!isHydrated} onClick={open}>
        Insert picture
      </Button>
      {isOpen ? (
        <AdminDialog title="Insert a picture" onClose={() => setOpen(false)}>
          {field ? (
            <PictureList onChoose={(picture) => insertText(field, buildPictureMarkdown(picture))} />
          ) : (
            <p>First place the cursor in a Markdown text, on an empty line. Then choose “Insert picture” again.</p>
          )}
        </AdminDialog>
      ) : null}
    </>
  );
}

function PictureList({ onChoose }: { readonly onChoose: (picture: ListedPicture) => void }): ReactElement {
  const { config } = useConfig();
  const [typed, setTyped] = useState('');
  const { pictures, notice } = usePictures(config.routes.api, typed);
  return (
    <>
      <label>
        Find a picture by name or alt text
        <input className={controls.input} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p role="status">{notice}</p>
      <ul className={css.pictures}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              title={picture.alt ?? undefined}
              onClick={({ currentTarget }) => {
                // While the dialog is open, nothing behind it can have the focus.
                currentTarget.closest('dialog')?.close();
                onChoose(picture);
              }}
            >
              <img src={picture.thumbnailURL ?? undefined} alt="" loading="lazy" />
              {picture.id}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${config.routes.admin}/collections/media/create`} target="_blank" rel="noreferrer">
          Upload a picture in a new tab
        </a>
      </p>
    </>
  );
}

/** Finds the pictures for what is typed. An answer that comes after a later one is ignored. */
function usePictures(api: string, words: string): { pictures: readonly ListedPicture[]; notice: string } {
  const [found, setFound] = useState<{ pictures: readonly ListedPicture[]; notice: string }>({ pictures: [], notice: '' });
  useEffect(() => {
    let isOver = false;
    findPictures(api, words).then(
      ({ docs, totalDocs }) => void (isOver || setFound({ pictures: docs, notice: describeResult(docs.length, totalDocs) })),
      (error: unknown) => void (isOver || setFound({ pictures: [], notice: getErrorMessage(error, UNREACHABLE) })),
    );
    return () => {
      isOver = true;
    };
  }, [api, words]);
  return found;
}

function describeResult(listed: number, total: number): string {
  if (listed < total) return `The newest ${listed} of ${total} pictures`;
  return total === 1 ? '1 picture' : `${total} pictures`;
}
