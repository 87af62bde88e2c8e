import type { Plugin, UIField } from 'payload';
import { isEditedWithoutDrafts } from '../without-drafts';

/** The UI field above a form without drafts that offers to restore unsaved input. It stores nothing. */
const formBackupField: UIField = {
  name: 'kept',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/cms/drafts/local-backup/form-backup#FormBackup' } },
};

/**
 * Payload plugin that adds the backup to all forms without drafts, also those of globals. A file that was chosen can't be kept, so those of
 * pictures have none.
 */
export const formBackupPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isEditedWithoutDrafts(collection) && !collection.upload
      ? { ...collection, fields: [formBackupField, ...collection.fields] }
      : collection,
  ),
  globals: config.globals?.map((global) => ({ ...global, fields: [formBackupField, ...global.fields] })),
});
