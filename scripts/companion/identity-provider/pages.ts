import { type CompanionPage, html } from '../html';
import { sampleAccounts } from './accounts';

type Field = 'username' | 'password';

/** The error of a field. */
export interface FieldError {
  field: Field;
  message: string;
}

/** Content of the sign-in page. */
interface SignInPageOptions {
  /** URL that the form is submitted to. */
  action: string;
  /** The user name entered before, when sign-in failed. */
  username: string;
  error?: FieldError;
  formOrigins: readonly string[];
}

/** Builds the sign-in page. It works without JavaScript. */
export function buildSignInPage({ action, username, error, formOrigins }: SignInPageOptions): CompanionPage {
  const summary =
    error &&
    html`<div class="problem" role="alert">
      <h2>You are not signed in</h2>
      <p><a href="#${error.field}">${error.message}</a></p>
    </div>`;
  const first = sampleAccounts[0];
  return {
    title: error ? 'Error: Sign in' : 'Sign in',
    formOrigins,
    body: html`<h1>Sign in</h1>
      ${summary}
      <form method="post" action="${action}">
        <div>
          <label for="username">User name or email address</label>${renderFieldError('username', error)}<input
            id="username"
            name="username"
            value="${username}"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            required
            ${renderErrorAttributes('username', error)}
          />
        </div>
        <div>
          <label for="password">Password</label>${renderFieldError('password', error)}<input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            ${renderErrorAttributes('password', error)}
          />
        </div>
        <div class="actions">
          <button class="primary" name="action" value="sign-in">Sign in</button
          ><button name="action" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>
      <p class="note">
        This sign-in exists on this machine only. Sample accounts:
        ${sampleAccounts.map((account) => account.username).join(', ')}. The password of each is <code>${first?.password}</code>
      </p>`,
  };
}

/** Builds a page that explains what went wrong and links back to the site. */
export function buildErrorPage(sentence: string, siteUrl: string): CompanionPage {
  return {
    title: 'You are not signed in',
    body: html`<h1>You are not signed in</h1>
      <div class="problem" role="alert">
        <p>${sentence}</p>
        <p>Go back to the site and sign in again from there.</p>
      </div>
      <p><a href="${siteUrl}">Go to the site</a></p>`,
  };
}

/**
 * Builds the sign-out page. It signs out automatically when the site proves that the user was signed in there;
 * otherwise the user presses the button.
 */
export function buildSignOutPage({
  action,
  xsrf,
  atOnce,
  formOrigins,
}: {
  action: string;
  xsrf: string;
  atOnce: boolean;
  formOrigins: readonly string[];
}): CompanionPage {
  return {
    title: 'Sign out',
    formOrigins,
    script: atOnce ? 'document.forms[0].submit()' : undefined,
    body: html`<h1>${atOnce ? 'Signing you out' : 'Sign out?'}</h1>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${xsrf}" /><input type="hidden" name="logout" value="yes" />
        <div><button class="primary">Sign out</button></div>
      </form>`,
  };
}

/** Builds the confirmation of a sign-out that no site requested. */
export function buildSignedOutPage(siteUrl: string): CompanionPage {
  return {
    title: 'You are signed out',
    body: html`<h1>You are signed out</h1>
      <p><a href="${siteUrl}">Go to the site</a></p>`,
  };
}

function renderFieldError(field: Field, problem: FieldError | undefined) {
  return problem?.field === field ? html`<p class="error" id="${field}-problem">${problem.message}</p>` : undefined;
}

function renderErrorAttributes(field: Field, problem: FieldError | undefined) {
  return problem?.field === field ? html`aria-invalid="true" aria-describedby="${field}-problem" autofocus` : undefined;
}
