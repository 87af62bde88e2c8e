export { buildOwnFormId, type OwnForm, type OwnForms, ownFormsSchema, type OwnFormStatus } from './own-form';
