export { ICON_NAMES, type IconName } from './names';
