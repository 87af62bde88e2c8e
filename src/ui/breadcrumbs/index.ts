export { Breadcrumbs, type Breadcrumb } from './breadcrumbs';
