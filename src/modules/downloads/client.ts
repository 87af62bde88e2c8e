export { EntitlementsPanel } from './entitlements/entitlements-panel';
