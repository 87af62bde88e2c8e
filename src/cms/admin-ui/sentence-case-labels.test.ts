import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { withSentenceCaseLabels } from './sentence-case-labels';

it('labels from names are in sentence case, and those of rows fit into a sentence', async () => {
  const labels = (singular: string, plural: string) => ({ singular, plural });
  const RowLabel = 'own';
  const fields = [
    { type: 'text', name: 'contentChangedAt', label: 'Content Changed At' },
    { type: 'array', name: 'speakers', labels: labels('Speaker', 'Speakers'), fields: [] },
    { type: 'array', name: 'rows', labels: labels('Row Label', 'Row Labels'), admin: { components: { RowLabel } }, fields: [] },
    { type: 'array', name: 'ids', labels: labels('LTI Launch', 'LTI Launches'), fields: [] },
    { type: 'text', name: 'related', label: 'Related', hasMany: true, admin: { description: 'URLs' } },
  ];
  const config = { collections: [{ fields, flattenedFields: [] }], globals: [] };
  await withSentenceCaseLabels(Promise.resolve(z.custom<SanitizedConfig>().parse(config)));
  const named = (kind: string) => ({ components: { RowLabel: expect.objectContaining({ clientProps: { kind } }) } });
  expect(fields).toMatchObject([
    { label: 'Content changed at' },
    { labels: labels('speaker', 'speakers'), admin: named('Speaker') },
    { labels: labels('row label', 'row labels'), admin: { components: { RowLabel } } },
    { labels: labels('LTI launch', 'LTI launches'), admin: named('LTI launch') },
    {
      admin: {
        description: 'URLs',
        placeholder: 'Type, then press Enter after each',
        components: { Cell: '/cms/admin-ui/list-cell#ListCell' },
      },
    },
  ]);
});
