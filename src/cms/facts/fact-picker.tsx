'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { type ReactElement, useState } from 'react';
import { AdminDialog, controls } from '@/cms/admin-ui/dialog';
import { insertText, type TextControl } from '@/cms/admin-ui/text-control/insert-text';
import { useLastControl } from '@/cms/admin-ui/text-control/use-last-control';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import css from './fact-picker.module.css';
import { findTextControl } from './find-text-control';
import { useFactValues } from './use-fact-values';

/** A button above the form that inserts the token of a fact in the text field that had the cursor last. */
export function FactPicker(): ReactElement | null {
  const { hasSavePermission } = useDocumentInfo();
  const isHydrated = useIsHydrated();
  const getLastControl = useLastControl(findTextControl);
  const [isOpen, setOpen] = useState(false);
  /** Where a fact would be inserted. */
  const [target, setTarget] = useState<TextControl>();
  if (!hasSavePermission) return null;
  const open = (): void => {
    setTarget(getLastControl());
    setOpen(true);
  };
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={!isHydrated} onClick={open}>
        Insert fact
      </Button>
      {isOpen ? (
        <AdminDialog title="Insert a fact" onClose={() => setOpen(false)}>
          {target ? (
            <FactList onChoose={(name) => insertText(target, `{{${name}}}`)} />
          ) : (
            <p>First place the cursor in a text field, where the fact belongs. Then choose “Insert fact” again.</p>
          )}
        </AdminDialog>
      ) : null}
    </>
  );
}

function FactList({ onChoose }: { readonly onChoose: (name: string) => void }): ReactElement {
  const facts = useFactValues();
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/);
  const found = Object.entries(facts)
    .filter((fact) => words.every((word) => fact.join(' ').toLowerCase().includes(word)))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  return (
    <>
      <label>
        Find a fact by name or value
        <input className={controls.input} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p role="status">{found.length === 1 ? '1 fact' : `${found.length} facts`}</p>
      <ul className={css.facts}>
        {found.map(([name, value]) => (
          <li key={name}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                // While the dialog is open, nothing behind it can have the focus.
                currentTarget.closest('dialog')?.close();
                onChoose(name);
              }}
            >
              <code translate="no">{`{{${name}}}`}</code> {value}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
