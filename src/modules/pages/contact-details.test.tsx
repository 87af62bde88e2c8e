import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ContactDetails, hasContactDetails } from './contact-details';

const settings = vi.hoisted(() => ({ getSiteSettings: vi.fn() }));
vi.mock('./page-queries', () => settings);

test('shows the details that the site settings have', async () => {
  settings.getSiteSettings.mockResolvedValue({ email: 'office@example.org', phone: '+1 (555) 010-0', address: 'Main Street 1' });
  const html = renderToStaticMarkup(await ContactDetails());
  expect(html).toContain('href="mailto:office@example.org"');
  expect(html).toContain('href="tel:+15550100"');
  expect(html).toContain('Main Street 1');
});

test('hides the line of a detail that is not set', async () => {
  settings.getSiteSettings.mockResolvedValue({ email: 'office@example.org', phone: '', address: undefined });
  const html = renderToStaticMarkup(await ContactDetails());
  expect(html).toContain('href="/support"');
  expect(html).not.toMatch(/Phone|Address/);
});

test.each([
  [{ email: null, phone: '', address: undefined }, false],
  [{ email: 'office@example.org' }, true],
  [{ phone: '+1 (555) 010-0' }, true],
  [{ address: 'Main Street 1' }, true],
])('has something to show when a detail is set: %o', async (details, expected) => {
  settings.getSiteSettings.mockResolvedValue(details);
  expect(await hasContactDetails()).toBe(expected);
});
