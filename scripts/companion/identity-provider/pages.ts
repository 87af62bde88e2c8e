import { type CompanionPage, html } from '../html';
import { sampleAccounts } from './accounts';

type Field = 'username' | 'password';

/** What is the matter with which field. */
export interface FieldError {
  field: Field;
  message: string;
}

/** What the sign-in page shows. */
export interface SignInPageOptions {
  /** Where the form is sent. */
  action: string;
  /** What was typed before, if it was wrong. */
  username: string;
  error?: FieldError;
  formOrigins: readonly string[];
}

/** The form in which somebody signs in. It works without JavaScript. */
export function buildSignInPage({ action, username, error: problem, formOrigins }: SignInPageOptions): CompanionPage {
  const summary =
    problem &&
    html`<div class="problem" role="alert">
      <h2>You are not signed in</h2>
      <p><a href="#${problem.field}">${problem.message}</a></p>
    </div>`;
  const first = sampleAccounts[0];
  return {
    title: problem ? 'Error: Sign in' : 'Sign in',
    formOrigins,
    body: html`<h1>Sign in</h1>
      ${summary}
      <form method="post" action="${action}">
        <div>
          <label for="username">User name or mail address</label>${renderFieldError('username', problem)}<input
            id="username"
            name="username"
            value="${username}"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            required
            ${renderErrorAttributes('username', problem)}
          />
        </div>
        <div>
          <label for="password">Password</label>${renderFieldError('password', problem)}<input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            ${renderErrorAttributes('password', problem)}
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

/** A page that says what went wrong and leads back to the site. */
export function buildErrorPage(sentence: string, advice: string, siteUrl: string): CompanionPage {
  return {
    title: 'You are not signed in',
    body: html`<h1>You are not signed in</h1>
      <div class="problem" role="alert">
        <p>${sentence}</p>
        <p>${advice}</p>
      </div>
      <p><a href="${siteUrl}">Go to the site</a></p>`,
  };
}

/** Signs out: by itself when the site asks with proof that it was signed in there, otherwise at the press of the button. */
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

/** Said after a sign-out that no site asked for. */
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
