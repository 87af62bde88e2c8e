import type { FormDefinition } from './definition';
import { renderStatic } from '@/ui/render-static';
import { EMPTY_FORM, FormFields, type FormState } from './form-fields';

/** The HTML of a form. The same definition and state give the same text, by which a form is found in its page. */
export function renderFormHtml(definition: FormDefinition, state: FormState = EMPTY_FORM): Promise<string> {
  return renderStatic(<FormFields definition={definition} state={state} />);
}
