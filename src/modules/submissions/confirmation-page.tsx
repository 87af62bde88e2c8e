import type { ReactElement } from 'react';
import { FormContainer } from '@/modules/forms';
import { formatReference } from '@/platform/format-reference';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import type { ConfirmationLookup } from './confirmation-link';

const TITLES = {
  unknown: 'This link is incomplete',
  expired: 'This link has expired',
  used: 'Your request is confirmed',
} as const;

/** Returns the title of a link's page. */
export function getConfirmationTitle(link: ConfirmationLookup): string {
  return typeof link === 'object' ? 'Confirm your request' : TITLES[link];
}

/** Returns the status of a link that doesn't work. The page of a used one says that it worked. */
export function getConfirmationStatus(link: ConfirmationLookup): 404 | 410 | undefined {
  if (link === 'unknown') return 404;
  return link === 'expired' ? 410 : undefined;
}

/** Renders the page of a link: a button that confirms, or why the link doesn't work and what to do now. */
export function ConfirmationPage({ link }: { readonly link: ConfirmationLookup }): ReactElement {
  return (
    <div data-error-fallback="">
      <h1>{getConfirmationTitle(link)}</h1>
      {typeof link === 'object' ? <Confirm link={link} /> : <DeadLink why={link} />}
    </div>
  );
}

function Confirm({ link: { entry } }: { readonly link: Extract<ConfirmationLookup, object> }): ReactElement {
  return (
    <>
      <p>
        “{entry.formName}”, reference number {formatReference(entry.reference)}. Once you confirm, we start working on it.
      </p>
      <FormContainer>
        <form method="post">
          <button type="submit">Confirm</button>
        </form>
        <p>If you didn’t send this form, close the page. We delete what was sent.</p>
      </FormContainer>
    </>
  );
}

function DeadLink({ why }: { readonly why: Extract<ConfirmationLookup, string> }): ReactElement {
  if (why === 'unknown')
    return (
      <p>
        Part of the link is missing, or it isn’t one of ours. Copy the whole link from the email, or open it there. If it still
        doesn’t work, <a href="/contact">contact us</a>.
      </p>
    );
  if (why === 'used')
    return (
      <p>
        Thank you. We’ve sent you an email about what happens next.
        {isSignInOffered ? (
          <>
            {' '}
            <a href="/dashboard">Your dashboard</a> shows the status when you sign in with your email address.
          </>
        ) : null}
      </p>
    );
  return (
    <p>
      The request wasn’t confirmed in time, or it was deleted, so nothing was done. If you still need it,{' '}
      <a href="/contact">contact us</a> or send the form again.
    </p>
  );
}
