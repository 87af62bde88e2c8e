import { getSiteSettings } from '@/modules/pages';
import { type EntryPage, entryPage, type EntryPages, type Slot } from '@/modules/module';
import { articleNode } from '@/modules/structured-data';
import { type Story, findStory, toStory } from './stories';
import { StoryList, getStoryListTitle } from './story-list';
import { StoryPage } from './story-page';

export const customersSlots = {
  'customer-stories': {
    render: ({ view }) => <StoryList view={view} />,
    viewTitle: ({ view }) => getStoryListTitle(view),
    isWide: true,
    listsPages: true,
  },
} satisfies Record<string, Slot>;

async function storyPage(story: Story): Promise<EntryPage> {
  const { name: author } = await getSiteSettings();
  return entryPage(story, {
    structuredData: [
      { ...articleNode('Article', { ...story, author }), about: { '@type': 'Organization', name: story.customer } },
    ],
    content: (breadcrumbs) => <StoryPage story={story} breadcrumbs={breadcrumbs} />,
  });
}

const customers: EntryPages<'customers'> = {
  at: async (path) => {
    const story = await findStory(path);
    return story && storyPage(story);
  },
  preview: (draft) => storyPage(toStory(draft)),
};

export const customersEntryPages = { customers };
