export { AdminDialog } from './admin-dialog';
export { default as controls } from './controls.module.css';
