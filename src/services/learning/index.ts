import { environment } from '@/platform/environment';
import type { LearningTool } from './tool';

export { isToolReachable, type LearningTool } from './tool';
export { buildIdTokenClaims } from './id-token-claims';
export { getJwks, signIdToken } from './signing-keys';
export { createLaunch, consumeLaunch, deleteExpiredLaunches, getLaunchName } from './launches';
export { findOrCreateAccount } from './learner-accounts';
export { PROGRESS_EXTENSION, statementSchema, VERBS, type Statement } from './xapi-statement';
export {
  findStatement,
  getLearnerStatements,
  storeStatements,
  type StoreResult,
  type ReportedStatement,
} from './statement-store';

/** The learning platform of this site; undefined when none is configured. */
export const learningTool: LearningTool | undefined = createLearningTool();

function createLearningTool(): LearningTool | undefined {
  const {
    LEARNING_URL: url,
    LEARNING_LAUNCH_URL: launchUrl = `${url}/lti/launch`,
    LEARNING_CLIENT_ID: clientId,
    LEARNING_XAPI_USER: user,
    LEARNING_XAPI_PASSWORD: password,
  } = environment;
  if (url === undefined || clientId === undefined || password === undefined) return undefined;
  return {
    loginUrl: environment.LEARNING_LOGIN_URL ?? `${url}/lti/login`,
    launchUrl,
    redirectUrls: environment.LEARNING_REDIRECT_URLS.length > 0 ? environment.LEARNING_REDIRECT_URLS : [launchUrl],
    clientId,
    deploymentId: environment.LEARNING_DEPLOYMENT_ID,
    sharesProfile: environment.LEARNING_SHARE_PROFILE === 'on',
    reporter: { user, password },
  };
}
