'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { PREVIEW_LINK_HOURS } from './durations';
import {
  fetchPreviewLinks,
  revokePreviewLink,
  type UnexpiredLink,
  createPreviewLink,
  type CreatedLink,
} from './preview-link-api';
import { controls } from '@/cms/admin-ui/dialog';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { EDITORIAL_ROLES, hasAnyRole } from '@/cms/core/access/roles';
import { formatAdminTime } from '@/cms/admin-ui/local-time';
import css from './share-panel.module.css';

const DURATION_LABELS: Readonly<Record<(typeof PREVIEW_LINK_HOURS)[number], string>> = {
  1: '1 hour',
  24: '1 day',
  168: '7 days',
};

/**
 * Renders the sidebar panel that creates preview links to the latest draft of an entry and lists those that have not expired, for
 * those who see drafts.
 */
export function SharePanel() {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  return typeof id === 'number' && collectionSlug && hasAnyRole(EDITORIAL_ROLES, user) ? (
    <PreviewLinks collection={collectionSlug} entry={id} />
  ) : null;
}

function PreviewLinks({ collection, entry }: { readonly collection: string; readonly entry: number }) {
  const name = useId();
  const [hours, setHours] = useState<number>(PREVIEW_LINK_HOURS[1]);
  const [createdLink, setCreatedLink] = useState<CreatedLink>();
  const [links, setLinks] = useState<readonly UnexpiredLink[]>([]);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    fetchPreviewLinks(collection, entry).then(setLinks, (error: unknown) => setNotice(getErrorMessage(error)));
  }, [collection, entry]);

  const act = async (work: () => Promise<string>) => {
    try {
      setNotice(await work());
      setLinks(await fetchPreviewLinks(collection, entry));
    } catch (error) {
      setNotice(getErrorMessage(error));
    }
  };
  const share = () =>
    act(async () => {
      setCreatedLink(await createPreviewLink(collection, entry, hours));
      return 'Link created. Copy it now, because it isn’t shown again.';
    });
  const copy = (url: string) => act(() => navigator.clipboard.writeText(url).then(() => 'Copied.'));

  return (
    <section className={css.panel} aria-labelledby={name}>
      <h3 id={name}>Share a preview link</h3>
      <p>Shows the latest draft to people without an account, until it expires.</p>
      <DurationField hours={hours} onChange={setHours} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void share()}>
        Create link
      </Button>
      {createdLink ? <NewLink url={createdLink.url} onCopy={() => void copy(createdLink.url)} /> : null}
      <p role="status">{notice}</p>
      <LinkList links={links} onRevoke={({ id }) => void act(() => revokePreviewLink(id).then(() => 'The link was revoked.'))} />
    </section>
  );
}

interface DurationFieldProps {
  readonly hours: number;
  readonly onChange: (hours: number) => void;
}

function DurationField({ hours, onChange }: DurationFieldProps) {
  return (
    <label>
      Valid for
      <select className={controls.input} value={hours} onChange={(event) => onChange(Number(event.target.value))}>
        {PREVIEW_LINK_HOURS.map((each) => (
          <option key={each} value={each}>
            {DURATION_LABELS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function NewLink({ url, onCopy }: Pick<CreatedLink, 'url'> & { readonly onCopy: () => void }) {
  return (
    <div className={css.made}>
      <input
        className={controls.input}
        readOnly
        aria-label="Preview link"
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button buttonStyle="secondary" margin={false} onClick={onCopy}>
        Copy
      </Button>
    </div>
  );
}

interface LinkListProps {
  readonly links: readonly UnexpiredLink[];
  readonly onRevoke: (link: UnexpiredLink) => void;
}

function LinkList({ links, onRevoke }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={controls.list}>
      {links.map((link) => (
        <li key={link.id}>
          <span>{describe(link)}</span>
          <Button
            buttonStyle="secondary"
            margin={false}
            aria-label={`Revoke the link: ${describe(link)}`}
            onClick={() => onRevoke(link)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}

function describe({ expiresAt, state }: UnexpiredLink): string {
  return state === 'ended'
    ? 'Ended, because the person who created it can no longer see drafts'
    : `Valid until ${formatAdminTime(new Date(expiresAt))}`;
}
