const SHARED_PREFIX = '/preview/shared/';
const PREVIEW_PATH = /^\/preview(?:[/?]|$)/;

/** The address at which an editor sees the newest draft of an entry. */
export function buildDraftPreviewPath(collection: string, id: number): string {
  return `/preview/${collection}/${id}`;
}

/** The address of a preview link, which needs no account. */
export function buildSharedPreviewPath(token: string): string {
  return SHARED_PREFIX + token;
}

/** Whether an address is one of a preview: kept nowhere, listed nowhere. */
export function isPreviewPath(address: string): boolean {
  return PREVIEW_PATH.test(address);
}

/** Whether an address is one of a preview for editors who are signed in. */
export function isEditorPreviewPath(address: string): boolean {
  return isPreviewPath(address) && !address.startsWith(SHARED_PREFIX);
}
