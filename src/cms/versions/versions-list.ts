/** Replaces Payload's list of the versions of an entry, for `admin.components.views.edit`. */
export const VERSIONS_LIST = { versions: { Component: '/cms/versions/versions-view#VersionsView' } };
