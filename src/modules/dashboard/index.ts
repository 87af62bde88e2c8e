export { Dashboard } from './dashboard';
export { DashboardSections } from './dashboard-sections';
