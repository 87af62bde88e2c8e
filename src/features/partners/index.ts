export { addressOfFinder } from './finder-address';
export { PartnerFinder, titleOfPartnerView } from './partner-finder';
export { PartnerPage } from './partner-page';
export { partnerAt, type ListedPartner } from './partners';
