/** Where the tool sends browsers and programs to. */
export const LAUNCH_PATHS = { authorize: '/learning/lti/authorize', jwks: '/learning/lti/jwks' } as const;
