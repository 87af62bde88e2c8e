import { describe, expect, it } from 'vitest';
import type { FormDefinition } from './definition';
import { renderFormHtml } from './form-html';

const definition: FormDefinition = {
  key: 'try',
  name: 'Try',
  submitLabel: 'Send',
  thankYou: '/thank-you-page',
  nextSteps: '',
  keepDays: 1,
  fields: [
    { name: 'email', kind: 'email', label: 'Email', required: true, autocomplete: 'email', help: 'Where we answer.' },
    { name: 'topics', kind: 'choices', label: 'Topics', options: ['A', 'B'] },
    { name: 'text', kind: 'longText', label: 'Text' },
    { name: 'one', kind: 'select', label: 'One', options: ['A', 'B'] },
  ],
};

describe('renderFormHtml', () => {
  it('renders the same HTML each time, without classes', async () => {
    const html = await renderFormHtml(definition);
    expect(await renderFormHtml(definition)).toBe(html);
    expect(html).not.toContain('class=');
    expect(html).toContain(
      '<input id="try-email" required="" autoComplete="email" aria-describedby="try-email-help" type="email" name="email" value=""/>',
    );
  });

  it('keeps no room for the badge of a bot protection that is not configured', async () => {
    expect(await renderFormHtml(definition)).not.toContain('data-badge');
  });

  it('shows typed values, escaped', async () => {
    const evil = '</textarea><script>alert(1)</script>" onfocus="x';
    const html = await renderFormHtml(definition, {
      values: { email: [evil], text: [evil], topics: ['B', evil], one: ['B'] },
      problems: [],
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('" onfocus');
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(html).toMatch(/id="try-topics-1"[^>]*checked=""|checked=""[^>]*id="try-topics-1"/);
    expect(html).toContain('<option selected="">B</option>');
  });

  it('shows errors at the field and in a summary that gets the focus', async () => {
    const html = await renderFormHtml(definition, {
      values: {},
      problems: [
        { name: 'email', message: 'Enter it.' },
        { name: 'topics', message: 'Choose.' },
      ],
    });
    expect(html).toMatch(/<div data-summary="" role="alert" tabindex="-1" autofocus="">/);
    expect(html).toContain('<a href="#try-email">Enter it.</a>');
    expect(html).toContain('<a href="#try-topics-0">Choose.</a>');
    expect(html).toContain('<strong id="try-email-problem">Enter it.</strong>');
    expect(html).toContain('aria-invalid="true" aria-describedby="try-email-help try-email-problem"');
  });
});
