import type { Access } from 'payload';

/** Somebody signed in to the admin. */
export const signedInEditor: Access = ({ req }) => Boolean(req.user);

/** Everybody reads what is published; an editor reads drafts too. */
export const publishedOrEditor: Access = ({ req }) => (req.user ? true : { _status: { equals: 'published' } });

/** What every visitor may read. */
export const anyone: Access = () => true;
