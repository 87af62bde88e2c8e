import type { Slot } from '../module';
import { InstallationCommands, olderMajors } from './installation-commands';
import { installationViewOf, viewInWords } from './installation-view';
import { SupportedVersions } from './supported-versions';

export const downloadsSlots = {
  'installation-commands': {
    render: ({ page, view }) => <InstallationCommands page={page.url} view={view} />,
    viewTitle: async ({ view }) => {
      const chosen = installationViewOf(view, await olderMajors());
      return chosen && viewInWords(chosen);
    },
    isWide: true,
  },
  'supported-versions': { render: () => <SupportedVersions /> },
} satisfies Record<string, Slot>;
