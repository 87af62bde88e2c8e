'use client';

import { useState, type ReactElement } from 'react';
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
  readonly onChange: (answer: SavedPagesAnswer) => void;
}

function SavedPageList({ pages, onChange }: SavedPageListProps): ReactElement {
  const ask = useAccountRequest();
  const [removing, setRemoving] = useState<string>();
  const [said, setSaid] = useState('');

  const remove = async ({ url, label }: SavedPage) => {
    setRemoving(url);
    setSaid('');
    const answer = await ask({ path: '/account/saved-pages', method: 'DELETE', body: { url }, schema: savedPagesSchema });
    setRemoving(undefined);
    setSaid(answer.status === 'failed' ? `“${label}” could not be removed. ${answer.message}` : `“${label}” was removed.`);
    if (answer.status === 'there') onChange(answer.value);
  };

  return (
    <>
      {pages.length === 0 ? (
        <p>
          You have saved no page yet. “Save for later” stands at the end of the pages with longer texts, and what you save there
          waits here.
        </p>
      ) : (
        <ul className={css.rows}>
          {pages.map((page) => (
            <li key={page.url} className={css.saved}>
              <a href={page.url}>{page.label}</a>
              <p>
                saved on <time dateTime={page.savedAt}>{formatDateTime(page.savedAt)}</time>
              </p>
              <Button disabled={removing === page.url} onClick={() => void remove(page)}>
                Remove<span className="visually-hidden"> {page.label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{said}</p>
    </>
  );
}
