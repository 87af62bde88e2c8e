import type { CollectionConfig } from 'payload';

const PICKER = '/cms/facts/fact-picker#FactPicker';

/** Adds the picker of facts above the form, beside the other controls. */
export function withFactPicker(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), PICKER];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
}
