import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Audiences } from '@/blocks/audiences/audiences';
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
import { SLOTS } from '@/modules';
import { findPageFormSubject, findSubjectTitles } from '@/modules/form-subjects';
import { resolveLinks } from '@/modules/pages';
import { findPicture, renderPicture } from '@/modules/media';
import { FormSection } from '@/modules/forms';
import type { FeatureSlotBlock, LinkCardsBlock, Page, PictureBlock } from '@/payload-types';
import { Section } from '@/ui/section';
import { SectionNav } from '@/ui/section-nav';

type LayoutBlock = Page['layout'][number];

interface BlocksProps {
  page: Page;
  /** The path segments below the page, which slots read their filters from (page-views.ts). */
  view: readonly string[];
  /** Shown in the hero; none on the home page. */
  breadcrumbs: ReactNode;
}

/** Renders the blocks of a page in order. This is the only place that maps block types to components. */
export function Blocks({ page, view, breadcrumbs }: BlocksProps) {
  const headings = findSectionHeadings(page);
  return page.layout.map((block, index) => (
    <Fragment key={block.id ?? index}>
      <LayoutBlock block={block} page={page} view={view} breadcrumbs={breadcrumbs} />
      {index === 0 && headings.length >= LONG_PAGE_SECTIONS ? <SectionNav headings={headings} /> : null}
    </Fragment>
  ));
}

/** With this many sections, a page gets links to them. */
const LONG_PAGE_SECTIONS = 4;
/** The sections of the site whose pages describe an offer. */
const OFFERS = new Set(['products', 'solutions', 'services', 'training']);
/** Blocks that link to other pages aren't part of the table of contents. */
const CLOSING_BLOCKS = new Set(['linkCards', 'callToAction']);

/** Returns the headings of a page that describes an offer, without those of its last links. */
function findSectionHeadings({ section, layout }: Page): string[] {
  if (!section || !OFFERS.has(section)) return [];
  return layout.flatMap((block) =>
    !CLOSING_BLOCKS.has(block.blockType) && block.blockType !== 'hero' && 'heading' in block && block.heading
      ? [block.heading]
      : [],
  );
}

/** `ReactNode` would include `undefined`, and the compiler would not require a case for every block. */
function LayoutBlock({ block, page, view, breadcrumbs }: BlocksProps & { block: LayoutBlock }): ReactElement | null {
  switch (block.blockType) {
    case 'hero':
      return <Hero block={block} breadcrumbs={breadcrumbs} />;
    case 'audiences':
      return <Audiences block={block} />;
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
      return <MediaPicture block={block} isFirst={page.layout.find(({ blockType }) => blockType === 'picture') === block} />;
    case 'linkCards':
      return <CatalogLinkCards block={block} />;
    case 'questions':
      return <Questions block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'callToAction':
      return <CallToAction block={block} />;
    case 'sharedBlock':
      // The catalog has already replaced this block with the blocks of its shared block.
      return null;
    case 'form':
      return (
        <Section heading={block.heading} intro={block.intro}>
          <FormWithSubject form={block.form} view={view} />
        </Section>
      );
    case 'featureSlot':
      return <SlotSection block={block} page={page} view={view} />;
  }
}

async function FormWithSubject({ form, view }: { form: string; view: readonly string[] }) {
  return <FormSection form={form} subject={await findPageFormSubject(form, view.join('/'))} findTitles={findSubjectTitles} />;
}

async function CatalogLinkCards({ block }: { block: LinkCardsBlock }) {
  const links = await resolveLinks(block.items.map(({ href }) => href));
  return <LinkCards block={block} entries={new Map(links.map((link) => [link.url, link]))} />;
}

async function MediaPicture({ block, isFirst }: { block: PictureBlock; isFirst: boolean }) {
  const name = typeof block.media === 'string' ? block.media : block.media.id;
  const files = await findPicture(name, block.cut ? 'wide' : 'whole');
  return files ? <PictureFigure block={block} files={files} isFirst={isFirst} /> : null;
}

async function SlotSection({
  block: { feature, heading, intro, sample },
  page,
  view,
}: {
  block: FeatureSlotBlock;
  page: Page;
  view: readonly string[];
}) {
  const slot = SLOTS[feature];
  if ((slot.isForViewsOnly && view.length === 0) || (await slot.isEmpty?.())) return null;
  return (
    <Section heading={heading} intro={intro} sample={sample} wide={slot.isWide === true}>
      {slot.render({ page, view })}
    </Section>
  );
}
