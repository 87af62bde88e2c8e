import { getSiteSettings } from '@/modules/pages';

declare global {
  /** Where one can write to, as this process has seen it last; pages and addresses are bundled apart, so it stands with the process. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var lastSeenContact: { address?: string } | undefined;
}

/** Looks where one can write to, while the database answers: it is needed when the database does not. Never throws. */
export async function cacheContactEmail(): Promise<void> {
  try {
    const { email } = await getSiteSettings();
    globalThis.lastSeenContact = email ? { address: email } : {};
  } catch (error) {
    console.error('forms: the address for mails cannot be read:', error instanceof Error ? error.message : error);
  }
}

/** Whether it is known already. */
export function hasContactEmail(): boolean {
  return globalThis.lastSeenContact !== undefined;
}

/** Where one can write to when a form cannot be taken; undefined when the settings of the site name nothing. */
export function getContactEmail(): string | undefined {
  return globalThis.lastSeenContact?.address;
}
