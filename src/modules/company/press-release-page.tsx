import type { ReactElement, ReactNode } from 'react';
import { resolveLinks } from '@/modules/pages';
import { Day } from '@/modules/articles';
import { LinkList } from '@/ui/link-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleNote } from '@/ui/sample-note';
import { Section } from '@/ui/section';
import { ArticleLayout } from '@/ui/article-layout';
import type { Release } from './press-releases';

interface PressReleasePageProps {
  readonly release: Release;
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
        note={sample ? <SampleNote>This release is an example. The company has not issued it.</SampleNote> : null}
        headings={extractHeadings(body)}
      >
        <Markdown
          source={correction ? `> [!WARNING]\n> **Corrected.** ${correction.replaceAll('\n', '\n> ')}\n\n${body}` : body}
          firstLevel={2}
        />
      </ArticleLayout>
      {related.length > 0 ? (
        <Section heading="What it is about">
          <LinkList links={related} />
        </Section>
      ) : null}
    </>
  );
}
