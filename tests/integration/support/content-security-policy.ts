import { createHash } from 'node:crypto';
import type { Instance } from './instance';

/** An ordinary page, and one with a status of its own. */
const PATHS = ['/services/support', '/no-such-page'];

/** A page with its Content-Security-Policy. */
interface PageWithPolicy {
  html: string;
  /** Sources of each directive. */
  policy: Map<string, string[]>;
}

/** Reads an ordinary page of an instance, and one that doesn't exist. */
export function readPagesWithPolicy(instance: Instance): Promise<PageWithPolicy[]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const answer = await instance.get(path);
      const directives = (answer.headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => directive.split(' '));
      return { html: await answer.text(), policy: new Map(directives.map(([name = '', ...sources]) => [name, sources])) };
    }),
  );
}

/**
 * Finds what makes a policy less than strict: inline scripts that a browser would run and that it doesn't name by their hash,
 * and sources that are so wide that they allow others.
 * @param identityUrl the instance's IDENTITY_URL, whose origin the policy allows
 */
export function findPolicyProblems({ html, policy }: PageWithPolicy, identityUrl?: string): string[] {
  const scripts = policy.get('script-src') ?? [];
  const unnamed = [
    ...html.matchAll(/<script(?![^>]*(?:\bsrc=|type="(?:text\/plain|application\/)))[^>]*>([\s\S]*?)<\/script>/g),
  ].flatMap(([, text = '']) =>
    scripts.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`) ? [] : [text.slice(0, 80)],
  );
  const wide = [...policy.values()]
    .flat()
    .filter((source) => !/^(?:'self'|'none'|'sha256-[\w+/=]+'|data:|https:\/\/www\.googletagmanager\.com)$/.test(source))
    .filter((source) => identityUrl === undefined || source !== new URL(identityUrl).origin);
  return [...unnamed, ...wide];
}
