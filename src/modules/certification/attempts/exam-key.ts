import { createHash, randomBytes } from 'node:crypto';
import { EXAM_KEY_COOKIE } from '@/platform/constants';
import { findCookie } from '@/platform/find-cookie';
import { DAY_SECONDS } from '@/platform/durations';

/** The cookie's path: the pages of the running exam. */
const EXAM_COOKIE_PATH = '/training/exam';
/** A day: the exam with all extra time, and its result afterwards. */
const MAX_AGE_SECONDS = DAY_SECONDS;
const KEY = /^[\w-]{43}$/;

/** Creates the key with which a browser answers the questions of an exam. Only its hash is stored. */
export function createExamKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashExamKey(key) };
}

function hashExamKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Builds the cookie of an exam's key. No script can read it, and no other site can make a browser send it. */
export function buildExamCookie(key: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${EXAM_KEY_COOKIE}=${key}; Path=${EXAM_COOKIE_PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** Returns the hash of the key that a browser sent; undefined when it has no exam. */
export function readExamKeyHash({ headers }: { readonly headers: Pick<Headers, 'get'> }): string | undefined {
  const key = findCookie(headers, EXAM_KEY_COOKIE);
  return key !== undefined && KEY.test(key) ? hashExamKey(key) : undefined;
}
