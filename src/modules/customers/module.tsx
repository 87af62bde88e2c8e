import { getSiteSettings } from '@/modules/pages';
import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { buildArticleNode } from '@/modules/structured-data';
import type { CallToActionBlock } from '@/payload-types';
import { FeaturedStories } from './featured-stories';
import { type Story, findStory, toStory } from './stories';
import { StoryList, getStoryListTitle } from './story-list';
import { StoryPage } from './story-page';

const NEXT_STEP: CallToActionBlock = {
  blockType: 'callToAction',
  heading: 'Plan a project like this',
  text: 'Tell us which databases you run and what you want to change. A person answers by email.',
  links: [
    { label: 'Talk to an expert', href: '/contact' },
    { label: 'Compare plans', href: '/products/plans-comparison' },
  ],
};

async function storyPage(story: Story): Promise<EntryPage> {
  const { name } = await getSiteSettings();
  return buildEntryPage(story, {
    indexed: !story.sample,
    structuredData: [
      {
        ...buildArticleNode('Article', { ...story, author: { name, url: '/' } }),
        about: { '@type': 'Organization', name: story.customer },
      },
    ],
    nextStep: NEXT_STEP,
    content: (breadcrumbs) => <StoryPage story={story} breadcrumbs={breadcrumbs} />,
  });
}

export const customersModule = {
  slots: {
    'customer-stories': {
      render: ({ view }) => <StoryList view={view} />,
      viewTitle: ({ view }) => getStoryListTitle(view),
      isWide: true,
      listsPages: true,
    },
    'featured-stories': { render: () => <FeaturedStories />, isWide: true },
  },
  entryPages: {
    customers: createEntryPages<'customers', Story>({ find: findStory, fromDraft: toStory, toPage: storyPage }),
  },
} satisfies Module;
