import type { Plugin } from 'payload';

const PICKER = '/modules/media/picker/picture-picker#PicturePicker';

/** Payload plugin that adds a button above the forms of entries that inserts a picture in their Markdown. */
export const picturePickerPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { admin, versions } = collection;
    if (typeof versions !== 'object' || !versions.drafts) return collection;
    const edit = admin?.components?.edit;
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), PICKER];
    return {
      ...collection,
      admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
    };
  }),
});
