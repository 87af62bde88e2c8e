export { getLearningProgress, completeStep, reopenStep } from './account-learning';
export { handleAuthorization, handleJwks, startLaunch } from './lti/handle-launch';
export { handleAbout, handleStatementsRead, handleStatementsWrite } from './xapi/handle-statements';
