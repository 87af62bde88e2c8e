import type { UIField } from 'payload';

/** The link beside a form to what was done to its entry, and by whom. It stores nothing. */
export const historyField: UIField = {
  name: 'history',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/cms/audit-log/history-link#HistoryLink' } },
};
