export { buildFinderPath } from './finder-path';
export { PartnerFinder, getPartnerFinderTitle } from './partner-finder';
export { PartnerPage } from './partner-page';
export { findPartner, toPartner, type ListedPartner } from './partners';
