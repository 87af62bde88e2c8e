/** Fields of entries that every save or review step sets, so that they are never content. */
export const SYSTEM_FIELDS = ['createdAt', 'updatedAt', '_status', 'review'] as const;
