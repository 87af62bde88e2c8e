export { DashboardSections } from './dashboard-sections';
