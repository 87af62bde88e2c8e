import { getSiteSettings } from '@/modules/pages';
import { buildEntryPage, createEntryPages, type EntryPage, type Module } from '@/modules/module';
import { buildArticleNode } from '@/modules/structured-data';
import { FeaturedStories } from './featured-stories';
import { type Story, findStory, toStory } from './stories';
import { StoryList, getStoryListTitle } from './story-list';
import { StoryPage } from './story-page';

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
