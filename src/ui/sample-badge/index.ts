export { SampleBadge } from './sample-badge';
