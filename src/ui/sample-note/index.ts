export { SampleNote } from './sample-note';
