import { getSiteSettings } from '@/modules/pages';
import { getErrorReason } from '@/platform/error-reason';

declare global {
  /**
   * The contact email as this process last read it. Pages and route handlers are bundled separately, so it is stored on
   * globalThis.
   */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var lastSeenContact: { address?: string } | undefined;
}

/** Caches the contact email while the database is available, because it is needed when the database isn't. Never throws. */
export async function cacheContactEmail(): Promise<void> {
  try {
    const { email } = await getSiteSettings();
    globalThis.lastSeenContact = email ? { address: email } : {};
  } catch (error) {
    console.error('forms: cannot read the contact email:', getErrorReason(error));
  }
}

/** Whether the contact email has been read. */
export function hasContactEmail(): boolean {
  return globalThis.lastSeenContact !== undefined;
}

/** Returns the contact email to show when a form can't be accepted; undefined when the site settings have none. */
export function getContactEmail(): string | undefined {
  return globalThis.lastSeenContact?.address;
}
