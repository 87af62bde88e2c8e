import { describe, expect, it } from 'vitest';
import {
  NEWSLETTER_TOPICS,
  validateNewsletterForm,
  parseTopics,
  formatTopics,
  getTopicsByLabel,
} from '@/cms/core/taxonomy/newsletter-topics';

const labels = NEWSLETTER_TOPICS.map(({ label }) => label);

describe('newsletter topics', () => {
  it('are found by label or value, without duplicates and in a fixed order', () => {
    expect(getTopicsByLabel(['Classes and events', 'Releases and security fixes', 'Classes and events', 'Nothing'])).toEqual([
      'releases',
      'events',
    ]);
    expect(parseTopics(['events', 'reading', 'events', '__proto__'])).toEqual(['reading', 'events']);
    expect(formatTopics(['events', 'reading'])).toBe('Tutorials and posts, Classes and events');
  });

  it('are the only options that the form accepts', () => {
    expect(validateNewsletterForm([{ name: 'topics', kind: 'choices', required: true, options: labels }])).toBeUndefined();
    expect(
      validateNewsletterForm([{ name: 'topics', kind: 'choices', required: true, options: labels.slice(1) }]),
    ).toBeUndefined();
    for (const fields of [
      [],
      [{ name: 'topics', kind: 'text', required: true }],
      [{ name: 'topics', kind: 'choices', options: labels }],
      [{ name: 'topics', kind: 'choices', required: true, options: [] }],
      [{ name: 'topics', kind: 'choices', required: true, options: [...labels, 'Prices'] }],
    ])
      expect(validateNewsletterForm(fields)).toContain('Releases and security fixes');
  });
});
