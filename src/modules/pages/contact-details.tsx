import type { ReactElement } from 'react';
import { type Fact, FactList } from '@/ui/fact-list';
import { getSiteSettings } from './page-queries';

/** Lists the ways to reach the company. Details that are empty in the site settings are omitted. */
export async function ContactDetails(): Promise<ReactElement> {
  const { email, phone, address } = await getSiteSettings();
  const facts: Fact[] = [{ name: 'Support', value: <a href="/support">Get help with a running system</a> }];
  if (email) facts.push({ name: 'Email', value: <a href={`mailto:${email}`}>{email}</a> });
  if (phone) facts.push({ name: 'Phone', value: <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> });
  if (address) facts.push({ name: 'Address', value: address });
  return <FactList facts={facts} />;
}

/** Returns whether the site settings have a detail. Without one, only the link to the support is left, which pages have anyway. */
export async function hasContactDetails(): Promise<boolean> {
  const { email, phone, address } = await getSiteSettings();
  return Boolean(email || phone || address);
}
