export { FactsAndText } from './facts-and-text';
