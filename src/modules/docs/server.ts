export { type DocFacts, problemsOfDoc } from './problems-of-doc';
