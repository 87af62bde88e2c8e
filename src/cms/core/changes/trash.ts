import type { PayloadRequest } from 'payload';

/** How long the trash keeps what was deleted. */
export const TRASH_DAYS = 30;

const MARKER = 'restoresFromTrash';

/** Marks a request as one that restores something from the trash. */
export function markTrashRestore({ context }: Pick<PayloadRequest, 'context'>): void {
  context[MARKER] = true;
}

/** Returns whether the request restores something from the trash. */
export function isTrashRestore({ context }: Pick<PayloadRequest, 'context'>): boolean {
  return context[MARKER] === true;
}
