export { SaveButton } from './save-button';
export { type SavedPage, savedPagesSchema, type SavedPages } from './saved-page';
