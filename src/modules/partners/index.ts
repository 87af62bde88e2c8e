export { addressOfFinder } from './finder-address';
export { PartnerFinder, titleOfPartnerView } from './partner-finder';
export { PartnerPage } from './partner-page';
export { partnerAt, partnerOf, type ListedPartner } from './partners';
