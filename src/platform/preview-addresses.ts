const SHARED = '/preview/shared/';
const PREVIEW = /^\/preview(?:[/?]|$)/;

/** The address at which an editor sees the newest draft of an entry. */
export function draftPreviewPath(collection: string, id: number): string {
  return `/preview/${collection}/${id}`;
}

/** The address of a preview link, which needs no account. */
export function sharedPreviewPath(token: string): string {
  return SHARED + token;
}

/** Whether an address is one of a preview: kept nowhere, listed nowhere. */
export function isPreview(address: string): boolean {
  return PREVIEW.test(address);
}

/** Whether an address is one of a preview for editors who are signed in. */
export function isEditorsPreview(address: string): boolean {
  return isPreview(address) && !address.startsWith(SHARED);
}
