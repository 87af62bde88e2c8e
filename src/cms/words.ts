/**
 * What the admin says in Payload's words only: a check box that was never touched, the copy of a block, the one thing that
 * can be changed in a picture, what restoring a version does here, and what a role does not open.
 */
export const adminWords = {
  general: { true: 'Yes', false: 'No', null: 'No', copyRow: 'Copy' },
  upload: { editImage: 'Focal point' },
  error: {
    unauthorized: 'You are not signed in, or your role does not include this.',
    notAllowedToAccessPage: 'Nothing was changed. Ask an administrator if your work needs it.',
  },
  version: {
    restoreThisVersion: 'Restore as a draft',
    confirmVersionRestoration: 'Restore this version as a draft?',
    aboutToRestore: 'The version of {{versionDate}} becomes the newest draft of this {{label}}. Nothing that is public changes until the draft is published.',
    problemRestoringVersion: 'The version was not restored. Nothing was changed; try again.',
  },
};
