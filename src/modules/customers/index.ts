export { StoryList, getStoryListTitle } from './story-list';
export { StoryPage } from './story-page';
export { findStory, toStory, type Story } from './stories';
