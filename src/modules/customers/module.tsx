import { siteSettings } from '@/modules/pages';
import { type EntryPage, entryPage, type EntryPages, type Slot } from '../module';
import { articleNode } from '../structured-data';
import { type Story, storyAt, storyOf } from './stories';
import { StoryList, titleOfStoryView } from './story-list';
import { StoryPage } from './story-page';

export const customersSlots = {
  'customer-stories': { render: ({ view }) => <StoryList view={view} />, viewTitle: ({ view }) => titleOfStoryView(view), isWide: true, listsPages: true },
} satisfies Record<string, Slot>;

async function storyPage(story: Story): Promise<EntryPage> {
  const { name: author } = await siteSettings();
  return entryPage(story, {
    structuredData: [{ ...articleNode('Article', { ...story, author }), about: { '@type': 'Organization', name: story.customer } }],
    content: (breadcrumbs) => <StoryPage story={story} breadcrumbs={breadcrumbs} />,
  });
}

const customers: EntryPages<'customers'> = {
  at: async (path) => {
    const story = await storyAt(path);
    return story && storyPage(story);
  },
  preview: (draft) => storyPage(storyOf(draft)),
};

export const customersEntryPages = { customers };
