import type { ReactNode } from 'react';
import { CallToAction } from '@/blocks/call-to-action/call-to-action';
import { CodeSample } from '@/blocks/code-sample/code-sample';
import { ComparisonTable } from '@/blocks/comparison-table/comparison-table';
import { Diagram } from '@/blocks/diagram/diagram';
import { FeatureGrid } from '@/blocks/feature-grid/feature-grid';
import { Hero } from '@/blocks/hero/hero';
import { LinkCards } from '@/blocks/link-cards/link-cards';
import { PictureFigure } from '@/blocks/picture/picture';
import { Prose } from '@/blocks/prose/prose';
import { Questions } from '@/blocks/questions/questions';
import { Quote } from '@/blocks/quote/quote';
import { Statistics } from '@/blocks/statistics/statistics';
import { Steps } from '@/blocks/steps/steps';
import { JobList } from '@/modules/jobs';
import { linksTo, SectionIndex } from '@/modules/pages';
import { Leadership, MediaCoverage, PressReleaseList } from '@/modules/company';
import { StoryList } from '@/modules/customers';
import { PartnerFinder } from '@/modules/partners';
import { DocsContents } from '@/modules/docs';
import { InstallationCommands, SupportedVersions } from '@/modules/downloads';
import { EventList } from '@/modules/events';
import { pictureNamed, renderPicture } from '@/modules/media';
import { FormFrame } from '@/modules/forms';
import { Receipt } from '@/modules/submissions';
import { LearningPathList } from '@/modules/learning';
import { StoredDataTable } from '@/modules/privacy';
import { AllProducts, DIFFERENCES, PlanContents, PlansTable, productFilterOf, ProductFacts, ServerComparison } from '@/modules/products';
import { ArticleList, TopicPosts } from '@/modules/articles';
import { CourseCatalog, CourseFacts, ExamFacts } from '@/modules/training';
import { WebinarList } from '@/modules/webinars';
import { WhitePaperList } from '@/modules/white-papers';
import type { FeatureSlotBlock, LinkCardsBlock, Page, PictureBlock } from '@/payload-types';
import { Breadcrumbs, type Breadcrumb } from '@/ui/breadcrumbs';
import { Section } from '@/ui/section';

type LayoutBlock = Page['layout'][number];

interface BlocksProps {
  page: Page;
  /** The end of the address below the page, which features read their filter from (page-views.ts). */
  view: readonly string[];
  breadcrumbs: readonly Breadcrumb[];
}

/** The blocks of a page in their order. From block type to component is decided here and nowhere else. */
export function Blocks({ page, view, breadcrumbs }: BlocksProps) {
  return page.layout.map((block, index) => <LayoutBlock key={block.id ?? index} block={block} page={page} view={view} breadcrumbs={breadcrumbs} />);
}

function LayoutBlock({ block, page, view, breadcrumbs }: BlocksProps & { block: LayoutBlock }): ReactNode {
  switch (block.blockType) {
    case 'hero':
      return <Hero block={block} breadcrumbs={breadcrumbs.length > 1 ? <Breadcrumbs items={breadcrumbs} /> : undefined} />;
    case 'prose':
      return <Prose block={block} renderPicture={renderPicture} />;
    case 'featureGrid':
      return <FeatureGrid block={block} />;
    case 'statistics':
      return <Statistics block={block} />;
    case 'comparisonTable':
      return <ComparisonTable block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'codeSample':
      return <CodeSample block={block} />;
    case 'diagram':
      return <Diagram block={block} />;
    case 'picture':
      return <PictureFromMedia block={block} isFirst={page.layout.find(({ blockType }) => blockType === 'picture') === block} />;
    case 'linkCards':
      return <LinkCardsFromCatalogue block={block} />;
    case 'questions':
      return <Questions block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'callToAction':
      return <CallToAction block={block} />;
    case 'reusableSection':
      // The catalogue has put its blocks in its place.
      return null;
    case 'form':
      return (
        <Section heading={block.heading} intro={block.intro}>
          <FormFrame form={block.form} />
        </Section>
      );
    case 'featureSlot':
      // Only below a thank-you page there is a number to show.
      if (block.feature === 'form-receipt' && view.length === 0) return null;
      return (
        <Section heading={block.heading} intro={block.intro} wide={WIDE_FEATURES.has(block.feature)}>
          <Feature feature={block.feature} page={page} view={view} />
        </Section>
      );
  }
}

async function LinkCardsFromCatalogue({ block }: { block: LinkCardsBlock }) {
  const links = await linksTo(block.items.map(({ href }) => href));
  return <LinkCards block={block} entries={new Map(links.map((link) => [link.url, link]))} />;
}

async function PictureFromMedia({ block, isFirst }: { block: PictureBlock; isFirst: boolean }) {
  const name = typeof block.media === 'string' ? block.media : block.media.id;
  const files = await pictureNamed(name, block.cut ? 'wide' : 'whole');
  return files ? <PictureFigure block={block} files={files} isFirst={isFirst} /> : null;
}

/** Features whose tables and lists need the width of the page. */
const WIDE_FEATURES: ReadonlySet<FeatureSlotBlock['feature']> = new Set(['all-products', 'plans-table', 'server-comparison', 'installation-commands', 'customer-stories', 'partner-finder', 'job-openings']);

interface FeatureProps {
  feature: FeatureSlotBlock['feature'];
  page: Page;
  view: readonly string[];
}

/** What stands in a slot: each feature by the name that an editor picks. */
function Feature({ feature, page, view }: FeatureProps): ReactNode {
  switch (feature) {
    case 'section-index':
      return page.section ? <SectionIndex section={page.section} /> : null;
    case 'topic-posts':
      return <TopicPosts addresses={page.posts ?? []} />;
    case 'articles':
      return <ArticleList page={page.url} view={view} />;
    case 'all-products':
      return <AllProducts page={page.url} filter={productFilterOf(view) ?? {}} />;
    case 'product-facts':
      return <ProductFacts page={page.url} />;
    case 'plans-table':
      return <PlansTable />;
    case 'plan-contents':
      return <PlanContents page={page.url} />;
    case 'server-comparison':
      return <ServerComparison page={page.url} onlyDifferences={view[0] === DIFFERENCES} />;
    case 'course-catalog':
      return <CourseCatalog />;
    case 'course-facts':
      return <CourseFacts page={page.url} />;
    case 'exam-facts':
      return <ExamFacts />;
    case 'installation-commands':
      return <InstallationCommands page={page.url} view={view} />;
    case 'supported-versions':
      return <SupportedVersions />;
    case 'docs-contents':
      return <DocsContents />;
    case 'learning-paths':
      return <LearningPathList />;
    case 'stored-data':
      return <StoredDataTable />;
    case 'press-releases':
      return <PressReleaseList view={view} />;
    case 'media-coverage':
      return <MediaCoverage page={page.url} view={view} />;
    case 'leadership':
      return <Leadership />;
    case 'customer-stories':
      return <StoryList view={view} />;
    case 'partner-finder':
      return <PartnerFinder view={view} />;
    case 'job-openings':
      return <JobList view={view} />;
    case 'webinars':
      return <WebinarList page={page.url} view={view} />;
    case 'events':
      return <EventList page={page.url} view={view} />;
    case 'white-papers':
      return <WhitePaperList />;
    case 'form-receipt':
      return <Receipt view={view} />;
  }
}
