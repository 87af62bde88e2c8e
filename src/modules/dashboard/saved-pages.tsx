'use client';

import { useEffect, useRef, useState, type ReactElement } from 'react';
import { savedPagesSchema, type SavedPage, type SavedPages as SavedPagesAnswer } from '@/modules/saved-pages/schemas';
import { Button } from '@/ui/button';
import { formatDateTime, useAccountData, useAccountRequest } from '@/modules/account/client';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';

/** Shows the pages the person saved for later. */
export function SavedPages(): ReactElement {
  const loaded = useAccountData('/account/saved-pages', savedPagesSchema);
  return (
    <DashboardSection source={loaded} label="saved pages" sizeClass={css.savedPages}>
      {({ savedPages: pages }) => <SavedPageList pages={pages} onChange={loaded.replace} />}
    </DashboardSection>
  );
}

interface SavedPageListProps {
  readonly pages: readonly SavedPage[];
  readonly onChange: (response: SavedPagesAnswer) => void;
}

/** After a removal, the focus moves to the button of the next page, or to the list when it is empty. */
function SavedPageList({ pages, onChange }: SavedPageListProps): ReactElement {
  const ask = useAccountRequest();
  const [removing, setRemoving] = useState<string>();
  const [message, setMessage] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);

  // The rows are rendered again after a removal, and the button that was pressed is gone.
  useEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = undefined;
    // Don't move the focus if the reader has moved it in the meantime.
    if (index === undefined || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? place.current)?.focus();
  });

  const remove = async ({ url, label }: SavedPage) => {
    if (removing !== undefined) return;
    setRemoving(url);
    setMessage('');
    const response = await ask({ path: '/account/saved-pages', method: 'DELETE', body: { url }, schema: savedPagesSchema });
    setRemoving(undefined);
    setMessage(response.status === 'failed' ? `“${label}” could not be removed. ${response.message}` : `“${label}” was removed.`);
    if (response.status !== 'loaded') return;
    removedIndex.current = pages.findIndex((page) => page.url === url);
    onChange(response.value);
  };

  return (
    <div ref={place} className={css.list} tabIndex={-1}>
      {pages.length === 0 ? (
        <p>You have no saved pages yet. Select “Save for later” at the top of a page to add it here.</p>
      ) : (
        <ul className={css.rows}>
          {pages.map((page) => (
            <li key={page.url} className={css.saved}>
              {page.isAvailable ? <a href={page.url}>{page.label}</a> : <span>{page.label}</span>}
              <p>
                {page.isAvailable ? '' : 'No longer available. '}Saved on{' '}
                <time dateTime={page.savedAt}>{formatDateTime(page.savedAt)}</time>
              </p>
              <Button aria-disabled={removing === page.url} onClick={() => void remove(page)}>
                Remove<span className="visually-hidden"> {page.label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{message}</p>
    </div>
  );
}
