/**
 * Countries where visitors have to agree before something is stored or read on their device that they did not ask for, or
 * where the authority expects a choice beforehand:
 *
 * - the European Economic Area: Directive 2002/58/EC, Article 5(3), with Article 7 GDPR; its parts with codes of their own
 * - the United Kingdom with Gibraltar, Guernsey, Jersey, Man: Privacy and Electronic Communications Regulations 2003, regulation 6
 * - Switzerland: Telecommunications Act, Article 45c, and Data Protection Act (counted here; stricter than its letter)
 * - Brazil: Lei 13.709/2018, Articles 7 and 8, with the guide on cookies of its authority (2022)
 * - Türkiye: Law 6698, Article 5, with the guideline on cookies of its authority (2022)
 * - Canada: Québec’s Law 25, section 8.1; a country says nothing of a province
 */
const CONSENT_COUNTRIES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO AX GF GP MF MQ RE YT GB GG GI IM JE CH BR TR CA'.split(
    ' ',
  ),
);

/** Whether visitors of a country are asked first. Where the country is unknown, they are. */
export function countryNeedsConsent(country: string | undefined): boolean {
  return country === undefined || CONSENT_COUNTRIES.has(country);
}
