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

describe('getNextReview', () => {
  it('starts in the state “writing”, or “asked” on request', () => {
    expect(getNextReview({ ...byAuthor, before: undefined, requested: {}, isChanged: true })).toMatchObject({
      state: 'writing',
      changedBy: 1,
    });
    expect(getNextReview({ ...byAuthor, before: undefined, requested: { state: 'asked' }, isChanged: true })).toMatchObject({
      state: 'asked',
    });
  });

  it('resets the review of a copy', () => {
    expect(getNextReview({ ...byReviewer, before: undefined, requested: { state: 'approved' }, isChanged: true })).toEqual({
      state: 'writing',
      changedBy: 2,
    });
  });

  it('lets anyone ask for a review, with the change or after it', () => {
    expect(getNextReview({ ...byAuthor, before: written, requested: { state: 'asked' }, isChanged: true })).toMatchObject({
      state: 'asked',
      changedBy: 1,
    });
    expect(getNextReview({ ...byAuthor, before: sentBack, requested: { state: 'asked' }, isChanged: false })).toMatchObject({
      state: 'asked',
    });
  });

  it('accepts an approval by someone other than the last person who changed the draft', () => {
    expect(getNextReview({ ...byReviewer, before: askedFor, requested: { state: 'approved' }, isChanged: false })).toEqual({
      ...approved,
      note: null,
    });
  });

  it('clears the earlier note on approval, but keeps a new one', () => {
    const again: Review = { ...sentBack, state: 'asked' };
    expect(
      getNextReview({ ...byReviewer, before: again, requested: { state: 'approved', note: 'Shorter.' }, isChanged: false }),
    ).toEqual({ ...approved, note: null });
    expect(
      getNextReview({ ...byReviewer, before: again, requested: { state: 'approved', note: 'Good.' }, isChanged: false }),
    ).toMatchObject({ note: 'Good.' });
  });

  it('rejects a decision by an author or by whoever changed the draft last', () => {
    expect(getNextReview({ ...byAuthor, before: askedFor, requested: { state: 'approved' }, isChanged: false })).toMatchObject({
      field: 'review.state',
      message: expect.stringContaining('Choose “Request review”'),
    });
    const own = { ...askedFor, changedBy: REVIEWER.id };
    expect(getNextReview({ ...byReviewer, before: own, requested: { state: 'approved' }, isChanged: false })).toMatchObject({
      message: expect.stringContaining('someone else'),
    });
    expect(getNextReview({ ...byReviewer, before: askedFor, requested: { state: 'approved' }, isChanged: true })).toMatchObject({
      message: expect.stringContaining('same save'),
    });
  });

  it('requires a note to send a draft back', () => {
    expect(getNextReview({ ...byReviewer, before: askedFor, requested: { state: 'sent-back' }, isChanged: false })).toMatchObject(
      {
        field: 'review.note',
      },
    );
    expect(
      getNextReview({ ...byReviewer, before: askedFor, requested: { state: 'sent-back', note: '  ' }, isChanged: false }),
    ).toMatchObject({ field: 'review.note' });
    expect(
      getNextReview({ ...byReviewer, before: askedFor, requested: { state: 'sent-back', note: 'Shorter.' }, isChanged: false }),
    ).toEqual(sentBack);
  });

  it('keeps an approval until the content changes', () => {
    expect(getNextReview({ ...byAuthor, before: approved, requested: { state: 'approved' }, isChanged: false })).toMatchObject(
      approved,
    );
    expect(getNextReview({ ...byAuthor, before: approved, requested: { state: 'approved' }, isChanged: true })).toEqual({
      state: 'writing',
      note: null,
      changedBy: 1,
    });
  });

  it('keeps the note of a draft that was sent back while it is edited', () => {
    expect(getNextReview({ ...byAuthor, before: sentBack, requested: { state: 'sent-back' }, isChanged: true })).toMatchObject({
      state: 'writing',
      note: 'Shorter.',
    });
  });
});
