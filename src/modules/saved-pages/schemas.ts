export { type SavedPage, savedPagesSchema, type SavedPages } from './saved-page';
