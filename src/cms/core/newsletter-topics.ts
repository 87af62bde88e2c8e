/** The form whose entries are subscriptions (content/data/forms.yaml). */
export const NEWSLETTER_FORM = 'newsletter';

/** What one can subscribe to. The labels are the choices of the form; the mails and the page of preferences show them too. */
export const NEWSLETTER_TOPICS = [
  { value: 'releases', label: 'Releases and security fixes' },
  { value: 'reading', label: 'Tutorials and posts' },
  { value: 'events', label: 'Classes and events' },
] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]['value'];

/** The topics with these labels; what is no label of one is left out. */
export function getTopicsByLabel(labels: readonly string[]): NewsletterTopic[] {
  return NEWSLETTER_TOPICS.filter(({ label }) => labels.includes(label)).map(({ value }) => value);
}

/** The topics among these values, each once. */
export function parseTopics(values: readonly string[]): NewsletterTopic[] {
  return NEWSLETTER_TOPICS.filter(({ value }) => values.includes(value)).map(({ value }) => value);
}

/** Topics as a sentence names them. */
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

/** What is wrong with the fields of the newsletter's form; undefined when subscriptions can be made from it. */
export function validateNewsletterForm(fields: readonly FormFieldInput[]): string | undefined {
  const topics = fields.find(({ name, kind, required }) => name === 'topics' && kind === 'choices' && required === true);
  const options: unknown[] = Array.isArray(topics?.options) ? topics.options : [];
  const known: readonly unknown[] = NEWSLETTER_TOPICS.map(({ label }) => label);
  if (options.length > 0 && options.every((option) => known.includes(option))) return undefined;
  return `The form of the newsletter needs a required field “topics” of the kind “Some of a list”, with no other options than these: ${known.join('; ')}.`;
}
