export { StoryList, titleOfStoryView } from './story-list';
export { StoryPage } from './story-page';
export { storyAt, type Story } from './stories';
