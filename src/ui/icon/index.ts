export { ICON_NAMES, type IconName } from './icon-names';
