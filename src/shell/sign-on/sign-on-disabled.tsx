import type { ReactElement } from 'react';
import { SignOnNotice } from './sign-on-notice';
import { SIGN_IN_ERROR_MESSAGES } from './sign-in-error-messages';

/** Replaces the pages of the sign-on on a site without an identity provider. */
export function SignOnDisabled(): ReactElement {
  const { heading, text } = SIGN_IN_ERROR_MESSAGES['not-configured'];
  return (
    <SignOnNotice heading={heading} actions={<a href="/">Go to the home page</a>}>
      <p>{text}</p>
    </SignOnNotice>
  );
}
