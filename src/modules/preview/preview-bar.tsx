import type { ReactElement, ReactNode } from 'react';
import css from './preview-bar.module.css';
import type { Preview } from './previews';

interface PreviewBarProps {
  readonly preview: Preview;
  readonly children: ReactNode;
}

/** Renders a bar above a preview that states whether it shows a draft. */
export function PreviewBar({ preview, children }: PreviewBarProps): ReactElement {
  const isPublished = preview.draft._status === 'published';
  return (
    <aside className={css.bar} aria-label="Preview">
      <p>
        <strong>{isPublished ? 'Published, with no newer draft' : 'Draft, not public'}</strong> {children}
      </p>
    </aside>
  );
}
