'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { insertText } from '../text-control/insert-text';
import { getTopHeading, hasFormatting } from './markdown-field';

/**
 * Pastes formatted text into the form's Markdown fields as Markdown. The browser’s “Paste as plain text” pastes it as it is.
 * Renders nothing.
 */
export function MarkdownPaste(): null {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event;
      // Another form in a drawer over this one has seen it, too.
      if (event.defaultPrevented) return;
      if (!(target instanceof HTMLTextAreaElement) || !clipboardData || target.readOnly || target.disabled) return;
      const topHeading = getTopHeading(target);
      if (topHeading === undefined || !hasFormatting(clipboardData)) return;
      event.preventDefault();
      const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
      void convert(html, topHeading)
        .catch(() => plain)
        .then((text) => insertText(target, text));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return null;
}

async function convert(html: string, topHeading: number): Promise<string> {
  // Few forms are pasted into, so the converter is loaded when it is needed.
  const { pasteToMarkdown } = await import('./paste-to-markdown');
  const { markdown, pictures } = await pasteToMarkdown(html, { topHeading, origin: window.location.origin });
  if (pictures > 0)
    toast.info(
      `${pictures === 1 ? 'One picture wasn’t' : `${pictures} pictures weren’t`} pasted. ` +
        'Upload pictures in Content > Pictures, and write ![alt text](media:name).',
    );
  return markdown;
}
