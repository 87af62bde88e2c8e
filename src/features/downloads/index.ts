export { InstallationCommands } from './installation-commands';
export { isOlderVersion, SupportedVersions } from './supported-versions';
