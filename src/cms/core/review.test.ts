import { describe, expect, it } from 'vitest';
import { getNextReview, type Review } from './review';

const AUTHOR = { id: 1 };
const REVIEWER = { id: 2 };
const now = '2026-11-21T12:00:00.000Z';
const written: Review = { state: 'writing', changedBy: AUTHOR.id };
const askedFor: Review = { state: 'asked', changedBy: AUTHOR.id };
const approved: Review = { state: 'approved', changedBy: AUTHOR.id, decidedBy: REVIEWER.id, decidedAt: now };
const sentBack: Review = { state: 'sent-back', note: 'Shorter.', changedBy: AUTHOR.id, decidedBy: REVIEWER.id, decidedAt: now };

const byAuthor = { person: AUTHOR, mayReview: false, now };
const byReviewer = { person: REVIEWER, mayReview: true, now };

describe('a review', () => {
  it('begins with a text that is being written', () => {
    expect(getNextReview({ ...byAuthor, before: undefined, asked: {}, isChanged: true })).toMatchObject({
      state: 'writing',
      changedBy: 1,
    });
    expect(getNextReview({ ...byAuthor, before: undefined, asked: { state: 'asked' }, isChanged: true })).toMatchObject({
      state: 'asked',
    });
  });

  it('of a copy begins anew', () => {
    expect(getNextReview({ ...byReviewer, before: undefined, asked: { state: 'approved' }, isChanged: true })).toEqual({
      state: 'writing',
      changedBy: 2,
    });
  });

  it('is asked for by anybody, with the change or after it', () => {
    expect(getNextReview({ ...byAuthor, before: written, asked: { state: 'asked' }, isChanged: true })).toMatchObject({
      state: 'asked',
      changedBy: 1,
    });
    expect(getNextReview({ ...byAuthor, before: sentBack, asked: { state: 'asked' }, isChanged: false })).toMatchObject({
      state: 'asked',
    });
  });

  it('ends with an approval by somebody who did not change the text last', () => {
    expect(getNextReview({ ...byReviewer, before: askedFor, asked: { state: 'approved' }, isChanged: false })).toEqual({
      ...approved,
      note: null,
    });
  });

  it('is settled by an approval, and so is the note of before', () => {
    const again: Review = { ...sentBack, state: 'asked' };
    expect(
      getNextReview({ ...byReviewer, before: again, asked: { state: 'approved', note: 'Shorter.' }, isChanged: false }),
    ).toEqual({ ...approved, note: null });
    expect(
      getNextReview({ ...byReviewer, before: again, asked: { state: 'approved', note: 'Good.' }, isChanged: false }),
    ).toMatchObject({ note: 'Good.' });
  });

  it('is not decided by its author, nor by an author at all', () => {
    expect(getNextReview({ ...byAuthor, before: askedFor, asked: { state: 'approved' }, isChanged: false })).toMatchObject({
      field: 'review.state',
    });
    const own = { ...askedFor, changedBy: REVIEWER.id };
    expect(getNextReview({ ...byReviewer, before: own, asked: { state: 'approved' }, isChanged: false })).toMatchObject({
      message: expect.stringContaining('somebody else'),
    });
    expect(getNextReview({ ...byReviewer, before: askedFor, asked: { state: 'approved' }, isChanged: true })).toMatchObject({
      message: expect.stringContaining('same save'),
    });
  });

  it('is sent back with a note, and not without', () => {
    expect(getNextReview({ ...byReviewer, before: askedFor, asked: { state: 'sent-back' }, isChanged: false })).toMatchObject({
      field: 'review.note',
    });
    expect(
      getNextReview({ ...byReviewer, before: askedFor, asked: { state: 'sent-back', note: '  ' }, isChanged: false }),
    ).toMatchObject({ field: 'review.note' });
    expect(
      getNextReview({ ...byReviewer, before: askedFor, asked: { state: 'sent-back', note: 'Shorter.' }, isChanged: false }),
    ).toEqual(sentBack);
  });

  it('keeps an approval as long as the text stays as it is', () => {
    expect(getNextReview({ ...byAuthor, before: approved, asked: { state: 'approved' }, isChanged: false })).toMatchObject(
      approved,
    );
    expect(getNextReview({ ...byAuthor, before: approved, asked: { state: 'approved' }, isChanged: true })).toEqual({
      state: 'writing',
      note: null,
      changedBy: 1,
    });
  });

  it('keeps the note of a text that was sent back while it is worked on', () => {
    expect(getNextReview({ ...byAuthor, before: sentBack, asked: { state: 'sent-back' }, isChanged: true })).toMatchObject({
      state: 'writing',
      note: 'Shorter.',
    });
  });
});
