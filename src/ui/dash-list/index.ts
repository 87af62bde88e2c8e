export { DashList } from './dash-list';
