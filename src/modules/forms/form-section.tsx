import type { ReactElement, ReactNode } from 'react';
import { recaptchaConfig } from '@/services/bot-protection';
import { getPageDefinition } from './definitions';
import css from './form.module.css';
import { EMPTY_FORM } from './form-fields';
import { renderFormHtml } from './form-html';
import { getRetentionNotice } from './retention-notice';
import { type FindSubjectTitles, type FormSubject, resolveSubjectFields } from './subject';

interface FormSectionProps {
  /** The key of the form. */
  readonly form: string;
  /** The entry in the page's URL, if any. */
  readonly subject?: FormSubject | undefined;
  readonly findTitles: FindSubjectTitles;
}

/** Renders a form on a page. The HTML is the same for everyone, since the page is cached. */
export async function FormSection({ form, subject, findTitles }: FormSectionProps): Promise<ReactElement> {
  const stored = await getPageDefinition(form);
  if (stored === undefined)
    return (
      <p>
        This form isn’t available right now. <a href="/contact">Contact</a> has the other ways to reach us.
      </p>
    );
  const definition = await resolveSubjectFields(stored, subject, findTitles);
  return (
    <div className={recaptchaConfig === undefined ? css.frame : `${css.frame} ${css.scored}`}>
      <div
        dangerouslySetInnerHTML={{ __html: await renderFormHtml(definition, { ...EMPTY_FORM, subject }) }}
        suppressHydrationWarning
      />
      <p>
        {getRetentionNotice(definition)} The <a href="/privacy-policy">privacy policy</a> says who reads it.
        {recaptchaConfig === undefined ? null : <RecaptchaNotice />}
      </p>
    </div>
  );
}

/** Styles a form and what belongs to it. */
export function FormContainer({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.frame}>{children}</div>;
}

/** Google requires its terms to be linked where its service is used. */
function RecaptchaNotice(): ReactElement {
  return (
    <>
      {' '}
      Where the law allows it without your consent, this form is protected by reCAPTCHA, and the Google{' '}
      <a href="https://policies.google.com/privacy">privacy policy</a> and{' '}
      <a href="https://policies.google.com/terms">terms of service</a> apply. It isn’t loaded until you start filling in the form.
    </>
  );
}
