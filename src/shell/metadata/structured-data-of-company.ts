import { kindOf, type Opening, payUnitOf, placeOf } from '@/modules/jobs';
import type { Release } from '@/modules/company';
import type { Story } from '@/modules/customers';
import type { ListedPartner } from '@/modules/partners';
import { lastSecondOf } from '@/platform/zoned-days';
import { absoluteUrl } from './page-metadata';
import type { SchemaNode } from './structured-data';

const ORGANIZATION = { '@id': absoluteUrl('/#organization') };
const SITE = { '@id': absoluteUrl('/#website') };

type Text = Pick<Release, 'url' | 'title' | 'description' | 'published' | 'updatedAt'>;

/** What machines are told of a press release. */
export function structuredDataOfRelease(release: Text, author: string): SchemaNode[] {
  return [{ '@type': 'NewsArticle', ...articleOf(release, author) }];
}

/** What machines are told of a customer's story. */
export function structuredDataOfStory(story: Text & Pick<Story, 'customer'>, author: string): SchemaNode[] {
  return [{ '@type': 'Article', ...articleOf(story, author), about: { '@type': 'Organization', name: story.customer } }];
}

/** What machines are told of a partner. */
export function structuredDataOfPartner({ url, title, description, updatedAt, website, languages }: ListedPartner): SchemaNode[] {
  const address = absoluteUrl(url);
  return [
    {
      '@type': 'ProfilePage',
      '@id': `${address}#page`,
      url: address,
      name: title,
      description,
      dateModified: updatedAt,
      inLanguage: 'en-US',
      isPartOf: SITE,
      publisher: ORGANIZATION,
      mainEntity: { '@type': 'Organization', name: title, description, knowsLanguage: languages, ...(website ? { url: website } : {}) },
    },
  ];
}

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

function articleOf({ url, title, description, published, updatedAt }: Text, author: string): Omit<SchemaNode, '@type'> {
  const address = absoluteUrl(url);
  return {
    '@id': `${address}#article`,
    url: address,
    headline: title,
    description,
    datePublished: published,
    dateModified: updatedAt,
    inLanguage: 'en-US',
    image: absoluteUrl(`/open-graph${url}.png`),
    author: { '@type': 'Organization', name: author },
    publisher: ORGANIZATION,
    isPartOf: SITE,
  };
}
