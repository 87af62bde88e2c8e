import { TRASH_DAYS } from '@/cms/core/trash';

const FROM_TRASH =
  'Pages, articles, and other entries with drafts, and pictures, can be restored from the ' +
  `trash for ${TRASH_DAYS} days. Everything else, and what you delete in the trash, is gone for good.`;

/**
 * Replaces the wording of Payload's own admin strings: untouched checkboxes, empty cells, copying a block, editing an image (focal
 * point only), restoring a version, unpublishing, deleting, pages that don't exist, and access denied by role.
 */
export const adminTranslations = {
  general: {
    true: 'Yes',
    false: 'No',
    null: 'No',
    noLabel: 'None',
    copyRow: 'Copy',
    confirmDeletion: 'Delete?',
    aboutToDelete: `<1>{{title}}</1> will be deleted. ${FROM_TRASH}`,
    aboutToDeleteCount_one: `{{count}} {{label}} will be deleted. ${FROM_TRASH}`,
    aboutToDeleteCount_many: `{{count}} {{label}} will be deleted. ${FROM_TRASH}`,
    aboutToDeleteCount_other: `{{count}} {{label}} will be deleted. ${FROM_TRASH}`,
    titleDeleted: 'Deleted: {{title}}',
    nothingFound: 'Page not found',
    sorryNotFound:
      'There is nothing at this URL, or your role doesn’t allow you to see it. Ask an administrator if you need access.',
  },
  upload: { editImage: 'Focal point' },
  error: {
    unauthorized: 'You aren’t signed in, or your role doesn’t allow this.',
    unPublishingDocument: 'It wasn’t unpublished, so it is still public. Try again.',
    notAllowedToAccessPage: 'Nothing was changed. Ask an administrator if you need access.',
  },
  version: {
    confirmVersionRestoration: 'Restore this version?',
    // Without {{versionDate}}, which has the server's time zone. The page behind the dialog has the time in the reader's.
    aboutToRestore:
      'This version becomes the newest draft of this {{label}}, and the public page doesn’t ' +
      'change. A shared block has no drafts: the pages that show it change immediately.',
    // Only shared blocks are restored by Payload's own endpoint.
    restoredSuccessfully: 'Restored. The pages that show this section have changed.',
    confirmUnpublish: 'Unpublish?',
    aboutToUnpublish:
      'Visitors will get “page not found” at its URL. The content is kept here as a draft. ' +
      'To redirect visitors to another page, cancel, and choose “Unpublish or delete” in this form.',
    // describeTakedown says the same.
    unpublishedSuccessfully: 'Unpublished. Visitors now get “page not found” at its URL. The content is kept here as a draft.',
    problemRestoringVersion: 'The version wasn’t restored. Nothing was changed. Try again.',
  },
};
