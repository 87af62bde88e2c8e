import type { Slot } from '@/modules/module';
import { InstallationCommands, getOlderMajors } from './installation-commands';
import { parseInstallationView, describeInstallationView } from './installation-view';

export const downloadsSlots = {
  'installation-commands': {
    render: ({ page, view }) => <InstallationCommands page={page.url} view={view} />,
    viewTitle: async ({ view }) => {
      const chosen = parseInstallationView(view, await getOlderMajors());
      return chosen && describeInstallationView(chosen);
    },
    isWide: true,
  },
} satisfies Record<string, Slot>;
