import type { PayloadRequest } from 'payload';

/** Returns whether the request restores a version. */
export function isRestoringVersion({ context }: Pick<PayloadRequest, 'context'>): boolean {
  return context['isRestoringVersion'] === true;
}
