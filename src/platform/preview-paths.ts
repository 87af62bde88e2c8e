/** Returns the path at which an editor previews the newest draft of an entry. */
export function buildDraftPreviewPath(collection: string, id: number): string {
  return `/preview/${collection}/${id}`;
}

/** Returns the path of a shared preview link, which needs no account. */
export function buildSharedPreviewPath(token: string): string {
  return `/preview/shared/${token}`;
}
