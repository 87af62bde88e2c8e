'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { insertText } from '../text-control/insert-text';
import { getTopHeading, hasFormatting, hasOnlyPictures } from './markdown-field';

const HOW_TO_ADD = 'upload it in Content > Pictures. Then choose “Insert picture” above the form.';

/**
 * Pastes formatted text into the form's Markdown fields as Markdown. The browser’s “Paste as plain text” pastes it as it is.
 * Says what to do with a picture instead of ignoring it, or leaving the form for it. Renders nothing.
 */
export function MarkdownPaste(): null {
  useEffect(() => {
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allowDrop);
    document.addEventListener('drop', refuseFile);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allowDrop);
      document.removeEventListener('drop', refuseFile);
    };
  }, []);
  return null;
}

function paste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  // Another form in a drawer over this one has seen it, too.
  if (event.defaultPrevented) return;
  if (!(target instanceof HTMLTextAreaElement) || !clipboardData || target.readOnly || target.disabled) return;
  const topHeading = getTopHeading(target);
  if (topHeading === undefined) return;
  if (hasOnlyPictures(clipboardData)) {
    event.preventDefault();
    toast.info(`The picture wasn’t pasted. To show it in the text, ${HOW_TO_ADD}`);
    return;
  }
  if (!hasFormatting(clipboardData)) return;
  event.preventDefault();
  const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
  void convert(html, topHeading)
    .catch(() => plain)
    .then((text) => insertText(target, text));
}

/** A file that is dropped on a form, and not on a field for files, would replace the form in its tab. */
const isMisplacedFile = ({ target, dataTransfer, defaultPrevented }: DragEvent): boolean =>
  !defaultPrevented &&
  dataTransfer?.types.includes('Files') === true &&
  !(target instanceof HTMLInputElement && target.type === 'file');

/** Without this, the browser offers no drop, and opens the file. */
function allowDrop(event: DragEvent): void {
  if (isMisplacedFile(event)) event.preventDefault();
}

function refuseFile(event: DragEvent): void {
  if (!isMisplacedFile(event)) return;
  event.preventDefault();
  toast.info(`The file wasn’t added, because this isn’t a field for files. To show a picture in a text, ${HOW_TO_ADD}`);
}

async function convert(html: string, topHeading: number): Promise<string> {
  // Few forms are pasted into, so the converter is loaded when it is needed.
  const { pasteToMarkdown } = await import('./paste-to-markdown');
  const { markdown, pictures } = await pasteToMarkdown(html, { topHeading, origin: window.location.origin });
  if (pictures > 0)
    toast.info(
      `${pictures === 1 ? 'One picture wasn’t' : `${pictures} pictures weren’t`} pasted. ` +
        'Upload pictures in Content > Pictures. Then place the cursor where one belongs, and choose “Insert picture” above the form.',
    );
  return markdown;
}
