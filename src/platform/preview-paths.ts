const SHARED_PREFIX = '/preview/shared/';
const PREVIEW_PATH = /^\/preview(?:[/?]|$)/;

/** Returns the path at which an editor previews the newest draft of an entry. */
export function buildDraftPreviewPath(collection: string, id: number): string {
  return `/preview/${collection}/${id}`;
}

/** Returns the path of a shared preview link, which needs no account. */
export function buildSharedPreviewPath(token: string): string {
  return SHARED_PREFIX + token;
}

/** Returns whether a path is a preview, which must not be cached or indexed. */
export function isPreviewPath(path: string): boolean {
  return PREVIEW_PATH.test(path);
}

/** Returns whether a path is a preview for signed-in editors. */
export function isEditorPreviewPath(path: string): boolean {
  return isPreviewPath(path) && !path.startsWith(SHARED_PREFIX);
}
