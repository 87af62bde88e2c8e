import { environment } from './environment';

/** Whether an identity provider is configured. Without one, no page offers to sign in. */
export const isSignInOffered = environment.IDENTITY_URL !== undefined;
