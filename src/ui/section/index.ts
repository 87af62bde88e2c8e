export { Section } from './section';
export { SectionHeading } from './section-heading';
