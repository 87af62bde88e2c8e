import { expect, it } from 'vitest';
import { buildExamCookie, createExamKey, readExamKeyHash } from './exam-key';

it('no script and no other site gets the key of an exam, and only the pages of exams do', () => {
  const rest = '; Path=/training/exam; Max-Age=86400; HttpOnly; SameSite=Strict';
  expect(buildExamCookie('k', 'https://www.example.org')).toMatch(new RegExp(`=k${rest}; Secure$`));
  expect(buildExamCookie('k', 'http://localhost:3000')).toMatch(new RegExp(`=k${rest}$`));
});

it('a browser is recognized by the hash of its key', () => {
  const { key, hash } = createExamKey();
  const read = (value: string) =>
    readExamKeyHash({ headers: new Headers({ cookie: buildExamCookie(value, 'http://localhost').split(';')[0] ?? '' }) });
  expect(read(key)).toBe(hash);
  expect(read(createExamKey().key)).not.toBe(hash);
  expect(read(`${key}x`)).toBeUndefined();
});
