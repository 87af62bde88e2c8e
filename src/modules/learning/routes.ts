export { handleProgressRead, handleStepCompletion, handleStepReopening } from './account-learning';
export { handleAuthorization, handleJwks, handleLaunchStart } from './lti/handle-launch';
export { handleAbout, handleStatementsRead, handleStatementsWrite } from './xapi/handle-statements';
