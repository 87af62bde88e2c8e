import { askSystem, type SystemAnswer } from '@/services/outside-system';
import { stepsDone, type StepsDone } from './progress';

/** The learning platform: it keeps how far people have come. */
export interface LearningPlatform {
  /** What a person has done. */
  stepsDoneBy(subject: string): Promise<SystemAnswer<StepsDone>>;
  /** Marks a step as done, or no longer; marking it twice changes nothing. Answers with all that is done then. */
  mark(subject: string, step: string, isDone: boolean): Promise<SystemAnswer<StepsDone>>;
}

export interface LearningPlatformOptions {
  /** Its address, without a slash at its end. */
  url: string;
  /** What the site shows who it is with. */
  token: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** Makes the door to a learning platform over HTTP, with a bearer token (RFC 6750). */
export function makeLearningPlatform({ url, token, timeLimitMs }: LearningPlatformOptions): LearningPlatform {
  const headers = { authorization: `Bearer ${token}` };
  const address = `${url}/api/learning/progress`;
  return {
    stepsDoneBy: (subject) => askSystem({ system: 'learning platform', url: `${address}?${new URLSearchParams({ subject })}`, headers, schema: stepsDone, timeLimitMs }),
    mark: (subject, step, isDone) => askSystem({ system: 'learning platform', url: address, method: 'POST', headers, body: { subject, step, done: isDone }, schema: stepsDone, timeLimitMs }),
  };
}
