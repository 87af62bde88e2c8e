export { StoryList, titleOfStoryView } from './story-list';
export { StoryPage } from './story-page';
export { storyAt, storyOf, type Story } from './stories';
