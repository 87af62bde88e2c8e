import { parseMailAddress } from '@/services/mail';

/**
 * Validates an optional field with an address that the site sends emails to. Returns `true` or the message for the editor.
 * A name beside the address isn't accepted: nobody would get the emails.
 */
export function validateMailbox(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'string' && parseMailAddress(value) !== undefined
    ? true
    : 'Enter one email address, such as sales@example.com.';
}
