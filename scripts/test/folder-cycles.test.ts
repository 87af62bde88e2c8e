import { describe, expect, it } from 'vitest';
import { findFolderCycles, getFolders } from './folder-cycles';

describe('folders that an import connects', () => {
  it.each([
    ['src/modules/forms/index.ts', 'src/cms/core/access/access.ts', 'src/modules', 'src/cms'],
    ['src/cms/outbox/deliver.ts', 'src/cms/core/access/access.ts', 'src/cms/outbox', 'src/cms/core'],
    ['src/modules/search/page/a.ts', 'src/modules/search/query/b.ts', 'src/modules/search/page', 'src/modules/search/query'],
    ['src/modules/configs.ts', 'src/modules/forms/config.ts', 'src/modules/configs.ts', 'src/modules/forms'],
    ['src/modules/forms/a.ts', 'src/modules/forms/b.ts', 'src/modules/forms/a.ts', 'src/modules/forms/b.ts'],
    ['scripts/database/server.ts', 'scripts/paths.ts', 'scripts/database', 'scripts/paths.ts'],
    ['scripts/figures.tsx', 'src/ui/icon.tsx', 'scripts', 'src'],
  ])('of %s and %s', (from, to, source, target) => expect(getFolders({ from, to })).toEqual({ from: source, to: target }));
});

describe('folder cycles', () => {
  const oneWay = [
    { from: 'src/modules/forms/index.ts', to: 'src/cms/core/access/access.ts' },
    { from: 'src/modules/forms/a.ts', to: 'src/modules/forms/b.ts' },
  ];

  it('are not reported for one-way imports', () => {
    expect(findFolderCycles(oneWay)).toEqual([]);
  });

  it('are found across several folders, even if no two files import each other', () => {
    expect(
      findFolderCycles([
        { from: 'src/cms/core/access/roles.ts', to: 'src/cms/outbox/send-delivery.ts' },
        { from: 'src/cms/outbox/deliver.ts', to: 'src/cms/mail/format.ts' },
        { from: 'src/cms/mail/send.ts', to: 'src/cms/core/access/access.ts' },
      ]),
    ).toEqual([
      'src/cms/core → src/cms/outbox → src/cms/mail → src/cms/core (src/cms/core/access/roles.ts imports ' +
        'src/cms/outbox/send-delivery.ts; src/cms/outbox/deliver.ts imports src/cms/mail/format.ts; ' +
        'src/cms/mail/send.ts imports src/cms/core/access/access.ts)',
    ]);
  });

  it.each([
    [
      'inside a module',
      { from: 'src/modules/search/query/a.ts', to: 'src/modules/search/rules/a.ts' },
      { from: 'src/modules/search/rules/b.ts', to: 'src/modules/search/query/b.ts' },
      'src/modules/search/query → src/modules/search/rules',
    ],
    [
      'between layers',
      { from: 'src/modules/forms/index.ts', to: 'src/cms/core/access/access.ts' },
      { from: 'src/cms/outbox/deliver.ts', to: 'src/modules/forms/format.ts' },
      'src/modules → src/cms',
    ],
    [
      'between a folder and a file beside it',
      { from: 'scripts/database/a.ts', to: 'scripts/postgres.ts' },
      { from: 'scripts/postgres.ts', to: 'scripts/database/b.ts' },
      'scripts/database → scripts/postgres.ts',
    ],
  ])('are found %s', (_where, there, back, cycle) => {
    expect(findFolderCycles([there, back]).map((line) => line.startsWith(`${cycle} → `))).toEqual([true]);
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
