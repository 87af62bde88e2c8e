import { forms } from '../forms/collection';
import { authors } from './authors';
import { mediaCoverage, people } from './company';
import { courses } from './courses';
import type { FactsSlug } from './data-collection';
import { installations, postgresVersions } from './installations';
import { planTerms, plans } from './plans';
import { products, serverFeatures } from './products';

export type { FactsSlug };

/** The collections of facts. Each has its file in content/data. */
export const dataCollections = [plans, planTerms, products, serverFeatures, courses, postgresVersions, installations, authors, forms, people, mediaCoverage];
