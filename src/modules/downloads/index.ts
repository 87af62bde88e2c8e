export { InstallationCommands, getOlderMajors } from './installation-commands';
export { parseInstallationView, describeInstallationView } from './installation-view';
