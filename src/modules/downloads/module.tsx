import type { Slot } from '@/modules/module';
import { InstallationCommands, getOlderMajors } from './installation-commands';
import { parseInstallationView, describeInstallationView } from './installation-view';
import { SupportedVersions } from './supported-versions';

export const downloadsSlots = {
  'installation-commands': {
    render: ({ page, view }) => <InstallationCommands page={page.url} view={view} />,
    viewTitle: async ({ view }) => {
      const chosen = parseInstallationView(view, await getOlderMajors());
      return chosen && describeInstallationView(chosen);
    },
    isWide: true,
  },
  'supported-versions': { render: () => <SupportedVersions /> },
} satisfies Record<string, Slot>;
