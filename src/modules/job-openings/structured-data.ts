import { toAbsoluteUrl } from '@/platform/absolute-url';
import { formatEndOfDay } from '@/platform/zoned-days';
import type { SchemaNode } from '@/modules/structured-data';
import { getEmploymentType, type Opening, getPayUnit, getJobLocation } from './job-openings';

/**
 * Builds the structured data of an open position (Google's documentation of JobPosting): the description is HTML.
 * @param hasForm whether the page leads to a form on this site to apply with
 */
export function buildJobStructuredData(
  opening: Opening,
  { html, employer, hasForm }: { readonly html: string; readonly employer: string; readonly hasForm: boolean },
): SchemaNode[] {
  const { url, title, posted, closes, hours, pay, slug } = opening;
  const place = getJobLocation(opening);
  return [
    {
      '@type': 'JobPosting',
      '@id': `${toAbsoluteUrl(url)}#job`,
      url: toAbsoluteUrl(url),
      title,
      description: html,
      datePosted: posted,
      validThrough: formatEndOfDay(closes, place.zone),
      employmentType: getEmploymentType(opening).schema,
      hiringOrganization: { '@type': 'Organization', name: employer, sameAs: toAbsoluteUrl('/') },
      identifier: { '@type': 'PropertyValue', name: employer, value: slug },
      ...buildJobLocation(place),
      workHours: hours,
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: getPayUnit(opening).schema },
      },
      directApply: hasForm,
    },
  ];
}

/** Builds the job location: an address for an office, and the allowed countries for remote work. */
function buildJobLocation({ office, countries }: ReturnType<typeof getJobLocation>): Record<string, unknown> {
  if (office)
    return {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: office.locality,
          addressRegion: office.region,
          addressCountry: office.country,
        },
      },
    };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
  };
}
