import type { CollectionConfig, FieldAccess } from 'payload';
import { administrator, isAdministrator, nobody, authenticated } from '@/cms/core/access/access';
import { ROLES } from '@/cms/core/access/roles';
import { preventDeletingScheduler } from './prevent-deleting-scheduler';
import { signInCallbackEndpoint, oneTimeSignInEndpoint, signInEndpoint, signOutEndpoint } from './sign-in';
import { endSession, SESSION_SECONDS, ssoStrategy } from './sessions';

/** Names and roles are visible to all users; other fields only to the person and to administrators. */
const ownOrAdministrator: FieldAccess = ({ req: { user }, id, doc }) =>
  isAdministrator(user) || (user !== null && user.id === (id ?? doc?.id));

/**
 * The people who edit the site. They sign in at the identity provider, as visitors do; there are no passwords here.
 * Their data, roles included, is updated from the provider at each sign-in, so it cannot be edited here.
 */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  auth: { disableLocalStrategy: true, strategies: [ssoStrategy], tokenExpiration: SESSION_SECONDS },
  admin: {
    description: 'People with access to the admin. Names and roles are updated from the identity provider at each sign-in.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
  },
  access: {
    read: authenticated,
    create: nobody,
    update: nobody,
    delete: administrator,
    admin: ({ req }) => (req.user?.roles.length ?? 0) > 0,
  },
  endpoints: [signInEndpoint, signInCallbackEndpoint, oneTimeSignInEndpoint, signOutEndpoint],
  hooks: {
    // Payload would set its own cookie, which nothing here accepts. The session keeps its own expiry.
    refresh: [
      ({ user }) => ({ user, refreshedToken: '', setCookie: false, exp: Math.floor(Date.now() / 1000) + SESSION_SECONDS }),
    ],
    afterLogout: [
      async ({ req }) => {
        await endSession(req.payload, req.headers);
      },
    ],
    beforeDelete: [
      preventDeletingScheduler,
      ({ req, id }) => req.payload.delete({ collection: 'editor-sessions', where: { user: { equals: id } }, req }),
      // Without its holder, Payload can't show the form of a locked entry to anyone.
      ({ req, id }) =>
        req.payload.db.deleteMany({ collection: 'payload-locked-documents', where: { 'user.value': { equals: id } }, req }),
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', label: 'Email address', access: { read: ownOrAdministrator } },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      options: ROLES.map((role) => ({ value: role, label: role })),
      admin: { description: 'Set from the person’s groups at the identity provider at each sign-in.' },
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { read: ownOrAdministrator },
      admin: { description: 'This person’s ID at the identity provider.' },
    },
  ],
};
