import type { ReactElement } from 'react';
import { definitionForPage } from './definitions';
import css from './form.module.css';
import { formHtml } from './form-html';
import { daysInWords } from './words';

/** A form in its place on a page. It is one text for everybody, since the page is kept. */
export async function FormFrame({ form }: { readonly form: string }): Promise<ReactElement> {
  const definition = await definitionForPage(form);
  if (definition === undefined) return <p>This form is not here at the moment. <a href="/contact">Contact</a> has the other ways to reach us.</p>;
  return (
    <div className={css.frame}>
      <div dangerouslySetInnerHTML={{ __html: await formHtml(definition) }} suppressHydrationWarning />
      <p>
        We use what you send to answer it, keep it for {daysInWords(definition.keepDays)}, and then delete it. The <a href="/privacy-policy">privacy policy</a> says who reads it.
      </p>
    </div>
  );
}
