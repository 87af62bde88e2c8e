import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

const REFUSED_ERRORS = '/cms/admin-ui/form-controls/refused-errors#RefusedErrors';
const CONTROLS = [
  '/cms/admin-ui/form-controls/entry-heading#EntryHeading',
  '/cms/admin-ui/form-controls/list-entries#ListEntries',
  REFUSED_ERRORS,
  '/cms/admin-ui/markdown-paste/markdown-paste#MarkdownPaste',
];

/** Payload plugin that adds to all forms what they need beside their fields. */
export const formControlsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withFormControls),
  globals: config.globals?.map(withRefusedErrors),
});

function withFormControls(collection: CollectionConfig): CollectionConfig {
  const { admin, ...others } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...CONTROLS, ...(edit?.beforeDocumentControls ?? [])];
  return { ...others, admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } } };
}

function withRefusedErrors(global: GlobalConfig): GlobalConfig {
  const { admin, ...others } = global;
  const elements = admin?.components?.elements;
  const beforeDocumentControls = [REFUSED_ERRORS, ...(elements?.beforeDocumentControls ?? [])];
  return {
    ...others,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
  };
}
