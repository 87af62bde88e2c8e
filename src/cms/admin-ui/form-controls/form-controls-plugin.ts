import type { CollectionConfig, Plugin } from 'payload';

const CONTROLS = [
  '/cms/admin-ui/form-controls/entry-heading#EntryHeading',
  '/cms/admin-ui/form-controls/list-entries#ListEntries',
  '/cms/admin-ui/form-controls/refused-errors#RefusedErrors',
  '/cms/admin-ui/markdown-paste/markdown-paste#MarkdownPaste',
];

/** Payload plugin that adds to all forms what they need beside their fields. */
export const formControlsPlugin: Plugin = (config) => ({ ...config, collections: config.collections?.map(withFormControls) });

function withFormControls(collection: CollectionConfig): CollectionConfig {
  const { admin, ...others } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...CONTROLS, ...(edit?.beforeDocumentControls ?? [])];
  return { ...others, admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } } };
}
