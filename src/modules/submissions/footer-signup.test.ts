import { describe, expect, it } from 'vitest';
import { buildTopicSelectionStep, isFooterSignup } from './footer-signup';

const FORM = { key: 'newsletter', submitLabel: 'Subscribe' };

describe('the newsletter form in the footer', () => {
  it('differs from the newsletter form itself, and from other forms', () => {
    expect(isFooterSignup(FORM, { email: ['ada@example.org'], step: ['Subscribe'] })).toBe(true);
    expect(isFooterSignup(FORM, { email: ['ada@example.org'], topics: ['Tutorials and posts'] })).toBe(false);
    expect(isFooterSignup({ key: 'contact-sales' }, { step: ['Subscribe'] })).toBe(false);
  });

  it('keeps the address and asks for topics, without an error', () => {
    const { status, state } = buildTopicSelectionStep(FORM, { email: ['ada@example.org'] }, [
      { name: 'topics', message: 'Choose.' },
    ]);
    expect(status).toBe(200);
    expect(state).toMatchObject({ values: { email: ['ada@example.org'] }, problems: [], noticeTitle: 'One more step' });
    expect(state.values['proof']?.[0]).toBeTruthy();
  });

  it('says what is wrong with the address', () => {
    const problem = { name: 'email', message: 'This is not an email address.' };
    const { status, state } = buildTopicSelectionStep(FORM, { email: ['ada'] }, [
      problem,
      { name: 'topics', message: 'Choose.' },
    ]);
    expect([status, state.problems, state.values['email']]).toEqual([422, [problem], ['ada']]);
  });
});
