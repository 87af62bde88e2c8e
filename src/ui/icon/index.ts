export { ICONS, type IconName } from './names';
