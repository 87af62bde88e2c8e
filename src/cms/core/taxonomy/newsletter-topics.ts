/** Key of the form whose submissions are subscriptions (content/data/forms.yaml). */
export const NEWSLETTER_FORM = 'newsletter';

/** The newsletter topics. Their labels are the form's options and appear in the emails and on the preferences page. */
export const NEWSLETTER_TOPICS = [
  { value: 'releases', label: 'Releases and security fixes' },
  { value: 'reading', label: 'Tutorials and posts' },
  { value: 'events', label: 'Classes and events' },
] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]['value'];

/** Returns the topics with these labels, ignoring unknown labels. */
export function getTopicsByLabel(labels: readonly string[]): NewsletterTopic[] {
  return NEWSLETTER_TOPICS.filter(({ label }) => labels.includes(label)).map(({ value }) => value);
}

/** Returns the topics among these values, without duplicates. */
export function parseTopics(values: readonly string[]): NewsletterTopic[] {
  return NEWSLETTER_TOPICS.filter(({ value }) => values.includes(value)).map(({ value }) => value);
}

/** Formats topics for use in a sentence. */
export function formatTopics(topics: readonly string[]): string {
  return NEWSLETTER_TOPICS.filter(({ value }) => topics.includes(value))
    .map(({ label }) => label)
    .join(', ');
}

interface FormFieldInput {
  name?: unknown;
  kind?: unknown;
  required?: unknown;
  options?: unknown;
}

/** Returns what is wrong with the fields of the newsletter form; undefined when it can create subscriptions. */
export function validateNewsletterForm(fields: readonly FormFieldInput[]): string | undefined {
  const topics = fields.find(({ name, kind, required }) => name === 'topics' && kind === 'choices' && required === true);
  const options: unknown[] = Array.isArray(topics?.options) ? topics.options : [];
  const known: readonly unknown[] = NEWSLETTER_TOPICS.map(({ label }) => label);
  if (options.length > 0 && options.every((option) => known.includes(option))) return undefined;
  return `The newsletter form needs a required field “topics” of the kind “Select several”, with only these options: ${known.join('; ')}.`;
}
