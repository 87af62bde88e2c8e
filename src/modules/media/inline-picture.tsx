import type { ReactElement } from 'react';
import { InlineMarkdown, type TextPicture } from '@/ui/markdown';
import { Picture } from '@/ui/picture';
import { findPicture } from './pictures';

/** A picture that a text names. Content is checked when it is saved, so a name without a picture shows nothing. */
async function InlinePicture({ name, alt, caption, isAlone }: TextPicture): Promise<ReactElement | null> {
  const files = await findPicture(name);
  if (!files) return null;
  const shown = <Picture files={{ ...files, alt: alt ?? files.alt }} place="text" />;
  if (!isAlone) return shown;
  return (
    <figure>
      {shown}
      {caption ? <figcaption><InlineMarkdown source={caption} /></figcaption> : null}
    </figure>
  );
}

/** Shows the pictures of a text, for `Markdown`. */
export function renderPicture(picture: TextPicture): ReactElement {
  return <InlinePicture {...picture} />;
}
