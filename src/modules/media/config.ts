import type { CollectionConfig } from 'payload';
import { systemOnly } from '@/cms/core/access/access';
import type { ModuleConfig } from '@/cms/core/module-config';
import { RESTORE_CONTENT } from '@/cms/trash/trashable';
import { mediaAccess } from './access';
import { removeAltOfDecorativePicture, validateAltText } from './check-alt-text';
import {
  invalidateDeletedMediaPages,
  invalidateMediaPages,
  prepareUpload,
  savePictureData,
  setPreviewUrl,
  storeFiles,
} from './hooks';
import { getPreviewUrl } from './preview-url';
import { preventDeletingPictureInUse, preventBulkDeletingPicturesInUse } from './prevent-deleting-picture-in-use';
import { removeUnusedMedia } from './remove-unused-media';
import { movePictureToTrash, restorePicture } from './trash';
import { isPictureName, PICTURE_NAME_LENGTH_MAX } from './picture-name';

/** Pictures for pages and articles. Content refers to a picture by name: `![…](media:name)`. */
const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  defaultSort: 'id',
  disableDuplicate: true,
  custom: { [RESTORE_CONTENT]: restorePicture },
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['filename', 'alt', 'decorative', 'updatedAt'],
    listSearchableFields: ['id', 'alt'],
    description:
      'Pictures for pages and articles, which refer to them by name. ' +
      'To replace a picture on every page that shows it, upload a new file to its entry.',
  },
  access: mediaAccess,
  upload: {
    // The hooks below generate and store the files; Payload stores none.
    disableLocalStorage: true,
    crop: false,
    focalPoint: true,
    pasteURL: false,
    bulkUpload: false,
    displayPreview: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
    adminThumbnail: ({ doc }) => getPreviewUrl(doc, 'smallest'),
    // Editors see the same files as readers (/media). The source files are never served.
    handlers: [() => new Response('There is no such file here.\n', { status: 404 })],
  },
  hooks: {
    beforeOperation: [prepareUpload, preventBulkDeletingPicturesInUse],
    beforeValidate: [removeAltOfDecorativePicture],
    beforeChange: [savePictureData],
    afterChange: [storeFiles, invalidateMediaPages],
    afterRead: [setPreviewUrl],
    beforeDelete: [preventDeletingPictureInUse, movePictureToTrash],
    afterDelete: [invalidateDeletedMediaPages],
  },
  fields: [
    {
      name: 'id',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: PICTURE_NAME_LENGTH_MAX,
      validate: (value: unknown) =>
        isPictureName(value) ||
        `Use at most ${PICTURE_NAME_LENGTH_MAX} lowercase letters, digits, and single hyphens, such as failover-timeline.`,
      admin: {
        description:
          'The permanent name of the picture, which becomes part of its URL. Use it in Markdown with ![alt text](media:name).',
        components: { afterInput: ['/modules/media/picture-name-suggestion#PictureNameSuggestion'] },
      },
    },
    {
      name: 'alt',
      type: 'textarea',
      label: 'Alt text',
      maxLength: 400,
      validate: validateAltText,
      admin: {
        description: 'Describes the picture for people who can’t see it. Include its figures here or in the text around it.',
        condition: (data) => data.decorative !== true,
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      label: 'Decorative picture',
      admin: { description: 'Screen readers skip it.' },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/modules/media/picture-uses#PictureUses' } },
    },
    { name: 'picture', type: 'json', admin: { hidden: true }, access: { create: systemOnly, update: systemOnly } },
  ],
};

export const mediaConfig: ModuleConfig = { collections: [media], tasks: [removeUnusedMedia] };
