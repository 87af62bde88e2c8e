import type { ReactElement, ReactNode } from 'react';
import { renderPicture } from '@/modules/media';
import { resolveLinks } from '@/modules/pages';
import { Day } from '@/modules/entries';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleBadge } from '@/ui/sample-badge';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import type { LocatedPressRelease } from './press-releases';

interface PressReleasePageProps {
  readonly release: LocatedPressRelease;
  readonly breadcrumbs: ReactNode;
}

/** Renders a press release: date, correction if any, body and subjects. */
export async function PressReleasePage({ release, breadcrumbs }: PressReleasePageProps): Promise<ReactElement> {
  const { title, description, published, sample, correction, body } = release;
  const related = await resolveLinks(release.related ?? []);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={['Press release', <Day key="published" day={published} />]}
        note={sample ? <SampleBadge>the company hasn’t issued this release</SampleBadge> : null}
        headings={extractHeadings(body)}
      >
        <Markdown
          source={correction ? `> [!WARNING]\n> **Corrected.** ${correction.replaceAll('\n', '\n> ')}\n\n${body}` : body}
          firstLevel={2}
          renderPicture={renderPicture}
        />
      </ArticleLayout>
      <RelatedLinks heading="Related" links={related} />
    </>
  );
}
