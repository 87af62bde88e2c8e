export { InstallationCommands, olderMajors } from './installation-commands';
export { installationViewOf, viewInWords } from './installation-view';
export { SupportedVersions } from './supported-versions';
