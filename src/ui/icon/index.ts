export { ICON_NAMES, type IconName } from './icon-names';
export { ICON_PATHS } from './icon-paths';
