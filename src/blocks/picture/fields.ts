import type { Block } from 'payload';

/** A picture from the media collection with a caption that points out what matters. */
export const picture: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'media', type: 'upload', relationTo: 'media', required: true, label: 'Picture' },
    { name: 'caption', type: 'text', admin: { description: 'What to notice, in Markdown.' } },
    {
      name: 'width',
      type: 'select',
      defaultValue: 'column',
      options: [
        { value: 'column', label: 'Beside the heading, as wide as text' },
        { value: 'wide', label: 'As wide as the page' },
      ],
    },
    {
      name: 'cut',
      type: 'checkbox',
      label: 'Crop to 16:9',
      admin: { description: 'Around the focal point of the picture. Drawings aren’t cropped.' },
    },
  ],
};
