import type { FormDefinition } from './definition';
import { renderStatic } from '@/ui/render-static';
import { EMPTY_FORM, FormFields, type FormState } from './form-fields';

/** Renders a form to HTML. The output is deterministic, because it is used to locate the form in its page. */
export function renderFormHtml(definition: FormDefinition, state: FormState = EMPTY_FORM): Promise<string> {
  return renderStatic(<FormFields definition={definition} state={state} />);
}
