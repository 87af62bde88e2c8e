import type { ReactElement } from 'react';
import { NEWSLETTER_PATH } from '@/platform/newsletter-paths';

/**
 * A field for an email address that opens the newsletter form with the address filled in. It needs no script, and the
 * address doesn't get into a URL. The newsletter page has the form already, and no one who has just signed up or left is asked again.
 */
export function NewsletterSignup({ path }: { readonly path: string }): ReactElement | null {
  if (path.startsWith(NEWSLETTER_PATH)) return null;
  return (
    <form method="post" action={`${NEWSLETTER_PATH}?form=newsletter`} noValidate>
      <p>
        <strong>Postgres newsletter</strong> Releases, tutorials, and classes. You choose the topics.
      </p>
      <label>
        Email <input type="email" name="email" autoComplete="email" required />
      </label>
      <button type="submit" name="step" value="Subscribe">
        Subscribe
      </button>
    </form>
  );
}
