import type { Module } from '@/modules/module';
import { DownloadChooser } from './chooser';
import { ALL_DOWNLOADS, parseChoice } from './choice/chooser-path';
import { describeCombination } from './choice/describe-choice';
import { getDownloadFacts, getKnownOptions } from './download-facts';
import { getMatrixTitle, PlatformMatrix } from './matrix/platform-matrix';

export const downloadsModule = {
  slots: {
    'download-chooser': {
      render: ({ page, view }) => <DownloadChooser page={page.url} view={view} />,
      viewTitle: async ({ view }) => {
        if (view.length === 1 && view[0] === ALL_DOWNLOADS) return 'All downloads';
        const facts = await getDownloadFacts();
        const choice = parseChoice(view, getKnownOptions(facts));
        return choice && describeCombination(choice, facts.platforms);
      },
      isWide: true,
    },
    'platform-matrix': {
      render: ({ page, view }) => <PlatformMatrix page={page.url} view={view} />,
      viewTitle: ({ view }) => getMatrixTitle(view),
      isWide: true,
    },
  },
} satisfies Module;
