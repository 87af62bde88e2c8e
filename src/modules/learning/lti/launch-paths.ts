/** The endpoints for the tool. */
export const LAUNCH_PATHS = { authorize: '/learning/lti/authorize', jwks: '/learning/lti/jwks' } as const;
