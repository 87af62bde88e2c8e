import type { UIField } from 'payload';

/** The place above a form where what was typed and not saved is offered; it stores nothing. */
export const localBackupField: UIField = {
  name: 'kept',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/cms/drafts/local-backup/local-draft-backup#LocalDraftBackup' } },
};
