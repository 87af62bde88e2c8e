import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import { completedStepsSchema, type CompletedSteps } from './completed-steps';

/** A client of the learning platform, which stores users' progress. */
export interface LearningClient {
  /** Fetches the steps that a user has completed. */
  fetchCompletedSteps(subject: string): Promise<ExternalApiResult<CompletedSteps>>;
  /** Marks a step as done or not done; idempotent. Returns all completed steps afterwards. */
  setStepCompleted(subject: string, step: string, isDone: boolean): Promise<ExternalApiResult<CompletedSteps>>;
}

export interface LearningClientOptions {
  /** Base URL, without a trailing slash. */
  url: string;
  /** The token that authenticates the site. */
  token: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** Creates the HTTP client of a learning platform, with a bearer token (RFC 6750). */
export function createLearningClient({ url, token, timeLimitMs }: LearningClientOptions): LearningClient {
  const headers = { authorization: `Bearer ${token}` };
  const address = `${url}/api/learning/progress`;
  return {
    fetchCompletedSteps: (subject) =>
      requestExternalApi({
        system: 'learning platform',
        url: `${address}?${new URLSearchParams({ subject })}`,
        headers,
        schema: completedStepsSchema,
        timeLimitMs,
      }),
    setStepCompleted: (subject, step, isDone) =>
      requestExternalApi({
        system: 'learning platform',
        url: address,
        method: 'POST',
        headers,
        body: { subject, step, done: isDone },
        schema: completedStepsSchema,
        timeLimitMs,
      }),
  };
}
