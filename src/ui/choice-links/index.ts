export { ChoiceLinks, ChoiceRows, PageLinks, type Choice } from './choice-links';
