import { absoluteUrl } from '@/platform/absolute-url';
import { lastSecondOf } from '@/platform/zoned-days';
import type { SchemaNode } from '../structured-data';
import { kindOf, type Opening, payUnitOf, placeOf } from './jobs';

/** What machines are told of an open position (Google's documentation of JobPosting): the description is HTML. */
export function structuredDataOfJob(opening: Opening, { html, employer }: { readonly html: string; readonly employer: string }): SchemaNode[] {
  const { url, title, posted, closes, hours, pay, slug } = opening;
  const place = placeOf(opening);
  return [
    {
      '@type': 'JobPosting',
      '@id': `${absoluteUrl(url)}#job`,
      url: absoluteUrl(url),
      title,
      description: html,
      datePosted: posted,
      validThrough: lastSecondOf(closes, place.zone),
      employmentType: kindOf(opening).schema,
      hiringOrganization: { '@type': 'Organization', name: employer, sameAs: absoluteUrl('/') },
      identifier: { '@type': 'PropertyValue', name: employer, value: slug },
      ...placeNodes(place),
      workHours: hours,
      baseSalary: { '@type': 'MonetaryAmount', currency: pay.currency, value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: payUnitOf(opening).schema } },
      directApply: false,
    },
  ];
}

/** An office has an address; who works from home is told in which countries. */
function placeNodes({ office, countries }: ReturnType<typeof placeOf>): Record<string, unknown> {
  if (office) return { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: office.locality, addressRegion: office.region, addressCountry: office.country } } };
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })) };
}
