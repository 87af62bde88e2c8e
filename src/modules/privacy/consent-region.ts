/**
 * Countries where visitors must consent before anything beyond what they requested is stored or read on their device,
 * or where the authority expects a prior choice:
 *
 * - the European Economic Area: Directive 2002/58/EC, Article 5(3), with Article 7 GDPR; includes territories with
 *   their own country codes
 * - the United Kingdom with Gibraltar, Guernsey, Jersey, Man: Privacy and Electronic Communications Regulations 2003,
 *   regulation 6
 * - Switzerland: Telecommunications Act, Article 45c, and Data Protection Act (included, although the letter of the law
 *   is less strict)
 * - Brazil: Lei 13.709/2018, Articles 7 and 8, with its authority's guide on cookies (2022)
 * - Türkiye: Law 6698, Article 5, with its authority's guideline on cookies (2022)
 * - Canada: Québec’s Law 25, section 8.1; a country code doesn't reveal the province
 */
const CONSENT_COUNTRIES = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO AX GF GP MF MQ RE ' +
    'YT GB GG GI IM JE CH BR TR CA'
  ).split(' '),
);

/** Returns whether visitors from a country must be asked first. An unknown country counts as yes. */
export function countryNeedsConsent(country: string | undefined): boolean {
  return country === undefined || CONSENT_COUNTRIES.has(country);
}
