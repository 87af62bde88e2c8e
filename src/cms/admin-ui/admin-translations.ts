/**
 * Replaces the wording of Payload's own admin strings: untouched checkboxes, copying a block, editing an image (focal
 * point only), restoring a version, and access denied by role.
 */
export const adminTranslations = {
  general: { true: 'Yes', false: 'No', null: 'No', copyRow: 'Copy' },
  upload: { editImage: 'Focal point' },
  error: {
    unauthorized: 'You are not signed in, or your role does not include this.',
    notAllowedToAccessPage: 'Nothing was changed. Ask an administrator if your work needs it.',
  },
  version: {
    confirmVersionRestoration: 'Restore this version?',
    aboutToRestore:
      'The version of {{versionDate}} becomes the newest draft of this {{label}}, and the public page does not change. A shared block has no drafts: the pages that show it change at once.',
    // Only shared blocks are restored by Payload's own endpoint.
    restoredSuccessfully: 'Restored. The pages that show this section have changed.',
    problemRestoringVersion: 'The version was not restored. Nothing was changed; try again.',
  },
};
