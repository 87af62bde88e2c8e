import type { Field } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { validateUrl } from '@/cms/link-graph/validate-url';
import { MENU_PICTURES } from '@/ui/menu-picture/names';

const listedPages: Field = {
  name: 'pages',
  type: 'text',
  hasMany: true,
  required: true,
  maxRows: 8,
  admin: { description: 'URLs of pages, in order. Press Enter after each: /products/replication' },
};

/** The main menu: its areas in order, and the pages of each in groups. */
export const menuField: Field = {
  name: 'menu',
  type: 'array',
  label: 'Main menu',
  maxRows: 7,
  labels: { singular: 'area', plural: 'areas' },
  admin: {
    description:
      'The areas from left to right. An area without groups is a link. Pages show their own label, description, and icon.',
    initCollapsed: true,
    components: { RowLabel: createRowLabel('Area') },
  },
  fields: [
    {
      name: 'label',
      type: 'text',
      required: true,
      maxLength: 14,
      admin: { description: 'One word, at most 14 characters: Products.' },
    },
    { name: 'url', type: 'text', required: true, label: 'Overview page', validate: validateUrl },
    {
      name: 'groups',
      type: 'array',
      labels: { singular: 'group', plural: 'groups' },
      maxRows: 4,
      admin: { components: { RowLabel: createRowLabel('Group') } },
      fields: [{ name: 'heading', type: 'text', required: true, maxLength: 40 }, listedPages],
    },
    {
      name: 'panel',
      type: 'group',
      label: 'Picture beside the groups',
      admin: { description: 'A picture with one link. Empty: no picture.' },
      fields: [
        { name: 'picture', type: 'select', options: [...MENU_PICTURES] },
        { name: 'text', type: 'text', maxLength: 90, admin: { description: 'One sentence above the link.' } },
        { name: 'label', type: 'text', label: 'Link text', maxLength: 40 },
        { name: 'href', type: 'text', label: 'Link', validate: (value: unknown) => !value || validateUrl(value) },
      ],
    },
  ],
};

/** A line above the header, such as a date to plan for. */
export const announcementField: Field = {
  name: 'announcement',
  type: 'group',
  label: 'Announcement above the header',
  admin: { description: 'Shown on wide screens. Empty: the tagline.' },
  fields: [
    { name: 'text', type: 'text', maxLength: 90 },
    { name: 'href', type: 'text', label: 'Link', validate: (value: unknown) => !value || validateUrl(value) },
  ],
};

/** The columns of the footer. */
export const footerField: Field = {
  name: 'footer',
  type: 'array',
  label: 'Footer',
  labels: { singular: 'column', plural: 'columns' },
  maxRows: 5,
  admin: {
    description: 'The columns at the bottom of every page, at most 30 links in total.',
    initCollapsed: true,
    components: { RowLabel: createRowLabel('Column') },
  },
  fields: [{ name: 'heading', type: 'text', required: true, maxLength: 30 }, listedPages],
};
