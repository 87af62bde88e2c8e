export { createRegistrationRules } from './notices/announce-change';
export { createRegistrationsEndpoint } from './notices/registrations-endpoint';
