import { describe, expect, it } from 'vitest';
import { findFolderCycles, getFolder } from './folder-cycles';

describe('folder of a file', () => {
  it.each([
    ['src/modules/webinars/pdf/page.tsx', 'src/modules/webinars'],
    ['src/cms/core/access.ts', 'src/cms/core'],
    ['src/modules/configs.ts', 'src/modules/configs.ts'],
    ['src/app/(site)/layout.tsx', 'src/app/(site)/layout.tsx'],
    ['scripts/test/reports.ts', 'scripts/test/reports.ts'],
  ])('%s belongs to %s', (file, folder) => expect(getFolder(file)).toBe(folder));
});

describe('folder cycles', () => {
  const oneWay = [
    { from: 'src/modules/forms/index.ts', to: 'src/cms/core/access.ts' },
    { from: 'src/modules/forms/a.ts', to: 'src/modules/forms/b.ts' },
  ];

  it('are not reported for one-way imports and imports within a folder', () => {
    expect(findFolderCycles(oneWay)).toEqual([]);
  });

  it('are found across several folders, even if no two files import each other', () => {
    const back = [
      { from: 'src/cms/core/roles.ts', to: 'src/cms/outbox/send-delivery.ts' },
      { from: 'src/cms/outbox/deliver.ts', to: 'src/modules/forms/format.ts' },
    ];
    expect(findFolderCycles([...oneWay, ...back])).toEqual([
      'src/modules/forms → src/cms/core → src/cms/outbox → src/modules/forms (src/modules/forms/index.ts imports src/cms/core/access.ts; src/cms/core/roles.ts imports src/cms/outbox/send-delivery.ts; src/cms/outbox/deliver.ts imports src/modules/forms/format.ts)',
    ]);
  });

  it('are not reported through the one file that opens Payload', () => {
    expect(
      findFolderCycles([
        { from: 'src/modules/pages/index.ts', to: 'src/modules/payload-client.ts' },
        { from: 'src/modules/payload-client.ts', to: 'src/payload.config.ts' },
        { from: 'src/payload.config.ts', to: 'src/modules/pages/config.ts' },
      ]),
    ).toEqual([]);
  });
});
