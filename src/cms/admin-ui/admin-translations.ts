/**
 * Replaces the wording of Payload's own admin strings: untouched checkboxes, empty cells, copying a block, editing an image (focal
 * point only), restoring a version, and access denied by role.
 */
export const adminTranslations = {
  general: { true: 'Yes', false: 'No', null: 'No', noLabel: 'None', copyRow: 'Copy' },
  upload: { editImage: 'Focal point' },
  error: {
    unauthorized: 'You aren’t signed in, or your role doesn’t allow this.',
    notAllowedToAccessPage: 'Nothing was changed. Ask an administrator if you need access.',
  },
  version: {
    confirmVersionRestoration: 'Restore this version?',
    aboutToRestore:
      'The version of {{versionDate}} becomes the newest draft of this {{label}}, and the public page doesn’t ' +
      'change. A shared block has no drafts: the pages that show it change immediately.',
    // Only shared blocks are restored by Payload's own endpoint.
    restoredSuccessfully: 'Restored. The pages that show this section have changed.',
    problemRestoringVersion: 'The version wasn’t restored. Nothing was changed. Try again.',
  },
};
