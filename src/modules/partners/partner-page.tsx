import type { ReactElement, ReactNode } from 'react';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { renderPicture } from '@/modules/media';
import { resolveLinks } from '@/modules/pages';
import { FactList } from '@/ui/fact-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleBadge } from '@/ui/sample-badge';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { PARTNER_KINDS, PARTNER_SKILLS } from './options';
import { type ListedPartner, PARTNERS_PATH } from './partners';

interface PartnerPageProps {
  readonly partner: ListedPartner;
  readonly breadcrumbs: ReactNode;
}

/** Renders the page of a partner: skills, regions, languages, and how it works. */
export async function PartnerPage({ partner, breadcrumbs }: PartnerPageProps): Promise<ReactElement> {
  const { title, description, sample, body } = partner;
  const related = await resolveLinks(partner.related ?? []);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        note={sample ? <SampleBadge>this partner is made up</SampleBadge> : null}
        headings={extractHeadings(body)}
        beforeContent={<Facts partner={partner} />}
      >
        <Markdown source={body} firstLevel={2} renderPicture={renderPicture} />
      </ArticleLayout>
      <RelatedLinks heading="Related services" links={related} />
    </>
  );
}

function Facts({
  partner: { kind, regions, skills, languages, certified, since, website },
}: {
  readonly partner: ListedPartner;
}): ReactElement {
  return (
    <FactList
      facts={[
        { name: 'Kind', value: renderFilterLinks('kind', PARTNER_KINDS, [kind]) },
        { name: 'Regions', value: renderFilterLinks('region', REGIONS, regions) },
        { name: 'Skills', value: renderFilterLinks('skill', PARTNER_SKILLS, skills) },
        { name: 'Languages', value: languages.join(', ') },
        { name: 'Certified', value: certified === 1 ? 'One person' : `${certified} people` },
        { name: 'Partner since', value: since },
        ...(website
          ? [
              {
                name: 'Website',
                value: (
                  <a href={website} rel="noopener">
                    {new URL(website).hostname}
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Renders labels that link to the other partners with the same value. */
function renderFilterLinks(
  segment: string,
  options: readonly { readonly value: string; readonly label: string }[],
  values: readonly string[],
): ReactNode[] {
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ value, label }, index) => (
      <span key={value}>
        {index > 0 ? ', ' : ''}
        <a href={`${PARTNERS_PATH}/${segment}/${value}`}>{label}</a>
      </span>
    ));
}
