export { askSystem, type SystemAnswer } from './ask';
