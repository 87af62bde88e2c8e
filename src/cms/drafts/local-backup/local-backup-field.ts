import type { UIField } from 'payload';

/** The UI field above a form that offers to restore unsaved input. It stores nothing. */
export const localBackupField: UIField = {
  name: 'kept',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/cms/drafts/local-backup/local-draft-backup#LocalDraftBackup' } },
};
