export { Dashboard } from './dashboard';
export { DashboardParts } from './dashboard-parts';
