/** The filter for the published entries of a collection with drafts. */
export const PUBLISHED_WHERE = { _status: { equals: 'published' } } as const;
