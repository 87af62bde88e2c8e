import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';
import { completedStepsSchema, type CompletedSteps } from './completed-steps';

/** The learning platform: it keeps how far people have come. */
export interface LearningClient {
  /** What a person has done. */
  fetchCompletedSteps(subject: string): Promise<ExternalApiResult<CompletedSteps>>;
  /** Marks a step as done, or no longer; marking it twice changes nothing. Answers with all that is done then. */
  setStepCompleted(subject: string, step: string, isDone: boolean): Promise<ExternalApiResult<CompletedSteps>>;
}

export interface LearningClientOptions {
  /** Its address, without a slash at its end. */
  url: string;
  /** What the site shows who it is with. */
  token: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** Makes the door to a learning platform over HTTP, with a bearer token (RFC 6750). */
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
